"""Icons as text: what is not drawn gets the sign for "own", and ink and knock-outs take the theme's colours."""

from core.picture.icon_source import icon_body, icon_text, tinted


def test_an_unknown_icon_is_drawn_as_its_kinds_sign_for_own():
    assert icon_text("marker_no-such-thing") == icon_text("marker_custom")
    assert icon_text("nonsense") == icon_text("symbol_custom")


def test_tinting_replaces_ink_and_knock_outs():
    body = icon_body("severity_error", "#112233", "#445566")
    assert "currentColor" not in body
    assert "#112233" in body
    assert "#445566" in body
    assert tinted('<a fill="#FFFFFF" stroke="currentColor"/>', "#FFFFFF", "#000000") == (
        '<a fill="#000000" stroke="#FFFFFF"/>'
    )
