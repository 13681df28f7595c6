'use client'
import { SelectAll, SelectRow, useConfig, useListDrawerContext, useListQuery } from '@payloadcms/ui'
import type { CollectionSlug } from 'payload'
import Link from 'next/link'
import type { ComponentProps, ReactNode } from 'react'
import { z } from 'zod'
import { useWords } from '../../../platform/admin-language/use-words'
import { useFileFacts } from './library-facts'
import { shownOnText } from './shown-on-text'
import { mediaLibraryWords } from './words'

const fileSchema = z.looseObject({
  id: z.number(),
  filename: z.string().nullish(),
  title: z.string().nullish().catch(null),
  alt: z.string().nullish().catch(null),
  mimeType: z.string().nullish(),
  thumbnailURL: z.string().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  focalX: z.number().nullish(),
  focalY: z.number().nullish(),
})

type ShownFile = z.infer<typeof fileSchema>

/**
 * The files of the list as pictures. In a drawer, pressing one chooses it, and fields with several
 * files have checkboxes.
 */
export function MediaGrid() {
  const { LIBRARY_TEXTS } = useWords(mediaLibraryWords)
  const { data } = useListQuery()
  const { onBulkSelect } = useListDrawerContext()
  const files = z.array(fileSchema).safeParse(data?.docs).data ?? []
  return (
    <>
      {onBulkSelect && (
        <div className="media-grid__all">
          <SelectAll />
          <span aria-hidden="true">{LIBRARY_TEXTS.selectAll}</span>
        </div>
      )}
      <ul className="media-grid">
        {files.map((file) => (
          <MediaCard file={file} key={file.id} />
        ))}
      </ul>
    </>
  )
}

function MediaCard({ file }: { file: ShownFile }) {
  const words = useWords(mediaLibraryWords)
  const { LIBRARY_TEXTS } = words
  const facts = useFileFacts(file.id)
  const { onBulkSelect } = useListDrawerContext()
  const name = file.title ?? file.filename ?? `${file.id}`
  return (
    <li className="media-card">
      <Opener file={file}>
        <Preview file={file} poster={facts?.poster ?? null} />
        <bdi className="media-card__name">{name}</bdi>
      </Opener>
      <div className="media-card__facts">
        <span>{facts ? shownOnText(facts, words) : '\u00a0'}</span>
        {facts && facts.copies.length > 0 && (
          <span className="media-card__copies">{LIBRARY_TEXTS.copies(facts.copies.length)}</span>
        )}
      </div>
      {onBulkSelect && (
        <div className="media-card__select">
          <SelectRow rowData={rowOf(file)} />
        </div>
      )}
    </li>
  )
}

/** Payload's type has text ids, its selection those of the database. */
function rowOf(file: ShownFile) {
  return file as unknown as ComponentProps<typeof SelectRow>['rowData']
}

function Opener({ file, children }: { file: ShownFile; children: ReactNode }) {
  const { config } = useConfig()
  const { isInDrawer, onSelect } = useListDrawerContext()
  const collectionSlug: CollectionSlug = 'media'
  if (isInDrawer && onSelect) {
    // Payload still requires the id as a text as well.
    const chosen = { collectionSlug, doc: file, docID: String(file.id) }
    return (
      <button className="media-card__open" onClick={() => onSelect(chosen)} type="button">
        {children}
      </button>
    )
  }
  return (
    <Link
      className="media-card__open"
      href={`${config.routes.admin}/collections/${collectionSlug}/${file.id}`}
      prefetch={false}
    >
      {children}
    </Link>
  )
}

function Preview({ file, poster }: { file: ShownFile; poster: string | null }) {
  const { LIBRARY_TEXTS } = useWords(mediaLibraryWords)
  const { mimeType, thumbnailURL, focalX, focalY } = file
  const kind = kindOf(mimeType)
  const src = thumbnailURL ?? poster
  return (
    <span className="media-card__picture">
      {src && (
        // Payload's files need no optimizing: the address is that of a small size.
        // oxlint-disable-next-line nextjs/no-img-element
        <img
          alt=""
          decoding="async"
          loading="lazy"
          src={src}
          style={{ objectPosition: `${focalX ?? 50}% ${focalY ?? 50}%` }}
        />
      )}
      {kind !== 'image' && <span className="media-card__kind">{LIBRARY_TEXTS.kindOf[kind]}</span>}
    </span>
  )
}

function kindOf(mimeType: string | null | undefined): 'image' | 'video' | 'audio' {
  if (mimeType?.startsWith('video/')) return 'video'
  return mimeType?.startsWith('audio/') ? 'audio' : 'image'
}
