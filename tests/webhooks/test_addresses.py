"""Which addresses a webhook may have, and to which IP addresses it may lead."""

from __future__ import annotations

import pytest

from bot.game.contract import Refused
from bot.webhooks.addresses import checked_url, is_own, is_public, masked

INNER = (
    "0.0.0.0",  # noqa: S104 - unspecified
    "10.0.0.1",
    "100.64.0.1",  # shared by a provider's customers
    "127.0.0.1",
    "127.255.255.254",
    "169.254.169.254",  # the metadata of a cloud's machines
    "172.16.0.1",
    "192.0.0.8",
    "192.0.2.1",
    "192.168.1.1",
    "198.18.0.1",
    "203.0.113.7",
    "224.0.0.251",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::7f00:1",
    "::ffff:127.0.0.1",
    "::ffff:8.8.8.8",
    "::ffff:0:127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::808:808",
    "64:ff9b:1::a00:1",
    "100::1",
    "2001::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "ff0e::1",
    "2606:4700:4700::1111%eth0",
    "",
    "localhost",
)
PUBLIC = ("1.1.1.1", "8.8.8.8", "2606:4700:4700::1111", "2a00:1450:4014:80c::200e")


@pytest.mark.parametrize("address", INNER)
def test_an_inner_address_is_refused(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", PUBLIC)
def test_a_public_address_is_allowed(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("", "webhook-no-url"),
        ("http://example.com/", "webhook-no-url"),
        ("ftp://example.com/", "webhook-no-url"),
        ("example.com", "webhook-no-url"),
        ("https://", "webhook-no-url"),
        ("https://exa mple.com/", "webhook-no-url"),
        ("https://example.com\\@10.0.0.1/", "webhook-no-url"),
        ("https://example.com:port/", "webhook-no-url"),
        ("https://example.com:99999/", "webhook-no-url"),
        ("https://[::1/", "webhook-no-url"),
        ("https://příklad.cz/", "webhook-no-url"),
        ("https://a:b@example.com/", "webhook-password"),
        ("https://127.0.0.1/", "webhook-inside"),
        ("https://127.1/", "webhook-inside"),
        ("https://2130706433/", "webhook-inside"),
        ("https://0x7f.0x1/", "webhook-inside"),
        ("https://[::1]/", "webhook-inside"),
        ("https://8.8.8.8/", "webhook-inside"),
        ("https://localhost/", "webhook-inside"),
        ("https://printer.local/", "webhook-inside"),
        ("https://db.internal/", "webhook-inside"),
        ("https://example.com:22/", "webhook-port"),
        ("https://example.com:0/", "webhook-port"),
        (f"https://example.com/{'x' * 500}", "webhook-too-long"),
    ],
)
def test_a_wrong_url_is_refused_with_its_reason(url: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        checked_url(url)
    assert refused.value.text == reason


@pytest.mark.parametrize(
    "url", ["https://example.com", "https://Hooks.Example.com:443/a?b=c", "https://xn--pklad-zsa96e.cz:8443/x"]
)
def test_a_right_url_is_accepted(url: str) -> None:
    assert checked_url(f" {url}\n") == url


def test_the_path_is_masked() -> None:
    assert masked("https://example.com:8443/hooks/key?token=1") == "https://example.com:8443/…"
    assert masked("https://example.com/") == "https://example.com/"


@pytest.mark.parametrize("address", ["127.0.0.1", "::1"])
def test_an_address_of_this_machine_is_recognised(address: str) -> None:
    assert is_own(address)


@pytest.mark.parametrize("address", ["192.0.2.1", "2001:db8::1", "255.255.255.255"])
def test_other_addresses_are_not_those_of_this_machine(address: str) -> None:
    assert not is_own(address)
