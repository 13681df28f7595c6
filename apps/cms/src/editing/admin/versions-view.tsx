import { Gutter, Link, SetDocumentStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { readVersions, type VersionEntry, type VersionList } from '../versions'
import { Moment } from './moment'
import { VERSION_TEXTS } from './texts'

const MAX_CHANGES = 6

export async function VersionsView({
  hasPublishedDoc,
  initPageResult: { collectionConfig: collection, docID: id, req },
  searchParams,
}: DocumentViewServerProps) {
  if (!collection || id === undefined) notFound()
  const page = Math.max(1, Math.trunc(Number(searchParams?.page)) || 1)
  const list = await readVersions(req, { collection, id, page, hasPublishedDoc })
  const path = `${req.payload.config.routes.admin}/collections/${collection.slug}/${id}/versions`
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collection.slug}
        id={id}
        pluralLabel={collection.labels.plural}
        useAsTitle={collection.admin.useAsTitle}
        view={VERSION_TEXTS.heading}
      />
      <main className="versions">
        <Gutter className="price-history">
          <h1 className="version-list__heading">{VERSION_TEXTS.heading}</h1>
          <p>{list.entries.length > 0 ? VERSION_TEXTS.intro : VERSION_TEXTS.empty}</p>
          <ol className="price-history__list">
            {list.entries.map((entry) => (
              <VersionLine entry={entry} href={`${path}/${entry.id}`} key={entry.id} />
            ))}
          </ol>
          <Pages list={list} path={path} />
        </Gutter>
      </main>
    </>
  )
}

interface VersionLineProps {
  entry: VersionEntry
  href: string
}

function VersionLine({ entry, href }: VersionLineProps) {
  const { savedAt, authors, status, changes } = entry
  const names = authors.map((name) => name ?? VERSION_TEXTS.system)
  const author = names.length > 0 ? names.join(', ') : VERSION_TEXTS.unknown
  return (
    <li className="price-history__entry">
      <div className="price-history__head">
        <p>
          <Link href={href} prefetch={false}>
            <Moment at={savedAt} />
          </Link>
          <bdi>{author}</bdi>
        </p>
        <span className={`version-list__status version-list__status--${status}`}>
          {VERSION_TEXTS.status[status]}
        </span>
      </div>
      <Changes changes={changes} />
    </li>
  )
}

function Changes({ changes }: Pick<VersionEntry, 'changes'>) {
  if (!changes) return <p>{VERSION_TEXTS.first}</p>
  if (changes.length === 0) return <p>{VERSION_TEXTS.unchanged}</p>
  const rest = changes.length - MAX_CHANGES
  return (
    <ul>
      {changes.slice(0, MAX_CHANGES).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {rest > 0 && <li>{VERSION_TEXTS.more(rest)}</li>}
    </ul>
  )
}

function Pages({ list: { page, pageCount }, path }: { list: VersionList; path: string }) {
  if (pageCount < 2) return null
  return (
    <nav aria-label={VERSION_TEXTS.pages} className="version-list__pages">
      {page > 1 && <Link href={`${path}?page=${page - 1}`}>{VERSION_TEXTS.newer}</Link>}
      <span>{VERSION_TEXTS.page(page, pageCount)}</span>
      {page < pageCount && <Link href={`${path}?page=${page + 1}`}>{VERSION_TEXTS.older}</Link>}
    </nav>
  )
}
