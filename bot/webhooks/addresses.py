"""The addresses to which webhooks may go: https, a public host name, and public IP addresses only.

A name is checked when it is set and before each request; the IP addresses to which it resolves are checked by the
resolver that also opens the connection (`bot.webhooks.client`), so no other address can take their place in between.
"""

from __future__ import annotations

import re
import socket
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from bot.game.contract import Refused

MAX_URL_LENGTH = 500
HTTPS_PORT, FIRST_FREE_PORT = 443, 1024
_TEXT = re.compile(r"[!-~]+")
"""Printable ASCII without spaces; other host names have an ASCII form (`xn--…`)."""
_HOST = re.compile(r"(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?")
"""A host name with a dot. Its last label begins with a letter, so it is no number that a library reads as an IP."""
_MAX_HOST_LENGTH = 253
_INNER_SUFFIXES = (".localhost", ".local", ".internal", ".intranet", ".lan", ".home", ".corp", ".home.arpa")
"""Ends of names that belong to no public server."""
_EMBEDDING_NETWORKS = tuple(
    map(
        ip_network,
        ("::/96", "::ffff:0:0/96", "::ffff:0:0:0/96", "64:ff9b::/96", "64:ff9b:1::/48", "2001::/23", "2002::/16"),
    )
)
"""IPv6 networks whose addresses lead to an IPv4 address inside them: mapped, translated (NAT64), tunnelled."""

_SPECIAL_NETWORKS = tuple(map(ip_network, ("192.0.0.0/24", "192.88.99.0/24")))
"""IPv4 networks for protocols and for tunnels; some versions of Python count them as global."""


def checked_url(text: str) -> str:
    """Return the address that a moderator typed, without spaces around it; raise `Refused` if it cannot be used."""
    url = text.strip()
    if len(url) > MAX_URL_LENGTH:
        raise Refused("webhook-too-long", most=MAX_URL_LENGTH)
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise Refused("webhook-no-url") from None
    if parts.scheme != "https" or not _TEXT.fullmatch(url) or not host or "\\" in url:
        raise Refused("webhook-no-url")
    if "@" in parts.netloc:
        raise Refused("webhook-password")
    if not is_public_name(host):
        raise Refused("webhook-inside")
    if port is not None and port != HTTPS_PORT and port < FIRST_FREE_PORT:
        raise Refused("webhook-port", port=port)
    return url


def is_public_name(host: str) -> bool:
    """Return whether a host may be named in an address: a name with a dot, neither an IP address nor an inner name."""
    return len(host) <= _MAX_HOST_LENGTH and bool(_HOST.fullmatch(host)) and not host.endswith(_INNER_SUFFIXES)


def is_public(address: str) -> bool:
    """Return whether an IP address, as text, belongs to the public internet; False for anything else."""
    try:
        ip = ip_address(address)
    except ValueError:
        return False
    return _is_public_v6(ip) if isinstance(ip, IPv6Address) else _is_public_v4(ip)


def _is_public_v4(ip: IPv4Address) -> bool:
    return _is_global(ip) and not any(ip in network for network in _SPECIAL_NETWORKS)


def _is_public_v6(ip: IPv6Address) -> bool:
    is_embedding = any(ip in network for network in _EMBEDDING_NETWORKS)
    return _is_global(ip) and ip.scope_id is None and not ip.is_site_local and not is_embedding


def _is_global(ip: IPv4Address | IPv6Address) -> bool:
    inner = ip.is_private or ip.is_loopback or ip.is_link_local or ip.is_unspecified
    return ip.is_global and not (inner or ip.is_multicast or ip.is_reserved)


def is_own(address: str) -> bool:
    """Return whether an IP address belongs to this machine, whose firewall may not count for its own requests.

    A datagram socket is connected, which sends nothing: the system would send from an own address to itself.
    """
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((address, HTTPS_PORT))
            own: str = probe.getsockname()[0]
    except OSError:
        return False  # there is no way to the address, or none of its family
    return ip_address(own) == ip_address(address)


def is_reachable_outside(address: str) -> bool:
    """Return whether a request may go to an IP address: it is public, and not one of this machine's own."""
    return is_public(address) and not is_own(address)


def masked(url: str) -> str:
    """Return an address for moderators to recognise: its host and port; the path, which may hold a key, is masked."""
    parts = urlsplit(url)
    has_path = parts.path.strip("/") or parts.query
    return f"https://{parts.netloc}/{'…' if has_path else ''}"
