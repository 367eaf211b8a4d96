"""What is kept between two starts."""

from pathlib import Path

from editor.files.settings import MOST_RECENT, Settings


def test_settings_are_read_back_by_the_next_start(tmp_path):
    first = Settings(tmp_path)
    first.set_text("theme", "dark")
    first.set_on("tour", False)
    first.set_texts("list", ["one"])
    first.sync()
    second = Settings(tmp_path)
    assert second.text("theme") == "dark"
    assert not second.is_on("tour", usual=True)
    assert second.texts("list") == ["one"]
    assert second.text("unknown", "usual") == "usual"


def test_recent_files_are_the_newest_first_each_once_and_not_too_many(tmp_path):
    settings = Settings(tmp_path)
    paths = [tmp_path / f"{number}.map.geojson" for number in range(20)]
    for path in (*paths, paths[3]):
        settings.add_recent(path)
    assert settings.recent_files()[:2] == [paths[3], paths[19]]
    assert len(settings.recent_files()) == MOST_RECENT
    settings.drop_recent(paths[3])
    assert paths[3] not in settings.recent_files()


def test_the_programs_folder_can_be_chosen(monkeypatch, tmp_path):
    monkeypatch.setenv("REALMWRIGHT_HOME", str(tmp_path / "here"))
    assert Settings().folder == Path(tmp_path / "here")
