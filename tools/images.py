"""Container images: pins those of compose.yaml and the Dockerfile to digests, or says what is not.

    python -m tools.images pin
    python -m tools.images check

A tag may be given to other contents, a digest cannot. Only a registry knows digests, so pinning
needs a container engine that reaches one.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
FILES: Final = ("compose.yaml", "deploy/Dockerfile")
OWN: Final = "brikke"
"""The image that is built here."""
_IMAGE: Final = re.compile(r"^(\s*image: |ARG \w+_IMAGE=)(\S+)$", re.MULTILINE)
_DIGEST: Final = re.compile(r"@sha256:[0-9a-f]{64}$")


def images(text: str) -> list[str]:
    """Return the images of others that a file names."""
    return [name for _, name in _IMAGE.findall(text) if name != OWN]


def unpinned(root: Path) -> Iterator[str]:
    """Yield every image without a digest, with its file."""
    for file in FILES:
        for name in images((root / file).read_text()):
            if not _DIGEST.search(name):
                yield f"{file}: {name}"


def pin(text: str, digest_of: Callable[[str], str]) -> str:
    """Return a file with the digest of every image that its tag has now."""

    def pinned(found: re.Match[str]) -> str:
        before, name = found.groups()
        if name == OWN:
            return found.group()
        tag = _DIGEST.sub("", name)
        return f"{before}{tag}@{digest_of(tag)}"

    return _IMAGE.sub(pinned, text)


def ask_registry(name: str) -> str:
    """Return the digest of an image for all processors, as its registry says."""
    command = ["docker", "buildx", "imagetools", "inspect", name]
    asked = [*command, "--format", "{{.Manifest.Digest}}"]
    try:
        told = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except FileNotFoundError:
        sys.exit("images cannot be pinned: there is no container engine (docker)")
    except subprocess.CalledProcessError as error:
        reason = error.stderr.strip().partition("\n")[0] or f"status {error.returncode}"
        sys.exit(f"images cannot be pinned: no digest of {name} ({reason})")
    if not _DIGEST.search(f"@{told}"):
        sys.exit(f"images cannot be pinned: no digest of {name} ({told})")
    return told


def main() -> None:
    """Pin, or check."""
    if sys.argv[1:] == ["pin"]:
        # All of them are known before the first file is written.
        written = {file: pin((ROOT / file).read_text(), ask_registry) for file in FILES}
        for file, text in written.items():
            (ROOT / file).write_text(text)
    elif sys.argv[1:] != ["check"]:
        sys.exit(__doc__)
    elif found := list(unpinned(ROOT)):
        sys.exit("\n".join(["images without a digest, see make pin-images:", *found]))


if __name__ == "__main__":
    main()
