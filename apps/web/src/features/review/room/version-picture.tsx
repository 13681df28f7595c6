'use client'

import type { Version } from '@studio/shared/review/projects'

/** Thumbnail of a version, or a placeholder. */
export function VersionPicture({ version }: { version: Version }) {
  const url = version.posterUrl ?? version.pages[0]?.url
  return (
    <span className="room-version-picture">
      {url ? (
        // oxlint-disable-next-line nextjs/no-img-element -- private files never pass the image optimizer
        <img src={url} alt="" loading="lazy" />
      ) : (
        <svg viewBox="0 0 24 24" aria-hidden>
          <path d="M6 3h8l4 4v14H6zM14 3v4h4" />
        </svg>
      )}
    </span>
  )
}
