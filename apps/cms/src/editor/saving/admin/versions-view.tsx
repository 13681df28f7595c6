import { Gutter, Link, SetDocumentStepNav } from '@payloadcms/ui'
import { notFound } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { wordsIn } from '../../../platform/admin-language/admin-words'
import { readVersions, type VersionEntry, type VersionList } from '../versions'
import { Moment } from '../../../platform/admin-parts/moment'
import { pageIn } from './versions-page'
import { editingWords } from '../../documents/admin/words'

type Texts = (typeof editingWords)['en']['VERSION_TEXTS']

const MAX_CHANGES = 6

/** The history of a document or global: who saved when, and what they changed. */
export async function VersionsView({
  hasPublishedDoc,
  initPageResult: { collectionConfig: collection, globalConfig: global, docID: id, req },
  searchParams,
}: DocumentViewServerProps) {
  const { VERSION_TEXTS } = wordsIn(editingWords, req.i18n)
  const page = pageIn(searchParams?.page)
  const document = collection && id !== undefined ? { collection: collection.slug, id } : null
  const shown = document ?? (global ? { global: global.slug } : null)
  if (!shown) notFound()
  const list = await readVersions(req, { ...shown, page, hasPublishedDoc })
  const place = document
    ? `collections/${document.collection}/${document.id}`
    : `globals/${global?.slug}`
  const path = `${req.payload.config.routes.admin}/${place}/versions`
  const intro = document ? VERSION_TEXTS.intro : VERSION_TEXTS.globalIntro
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collection?.slug}
        globalLabel={global?.label}
        globalSlug={global?.slug}
        id={id}
        pluralLabel={collection?.labels.plural}
        useAsTitle={collection?.admin.useAsTitle}
        view={VERSION_TEXTS.heading}
      />
      <main className="versions">
        <Gutter className="price-history">
          <h1 className="version-list__heading">{VERSION_TEXTS.heading}</h1>
          <p>{list.entries.length > 0 ? intro : VERSION_TEXTS.empty}</p>
          <ol className="price-history__list">
            {list.entries.map((entry) => (
              <VersionLine
                entry={entry}
                href={`${path}/${entry.id}`}
                key={entry.id}
                texts={VERSION_TEXTS}
              />
            ))}
          </ol>
          <Pages list={list} path={path} texts={VERSION_TEXTS} />
        </Gutter>
      </main>
    </>
  )
}

interface VersionLineProps {
  entry: VersionEntry
  href: string
  texts: Texts
}

function VersionLine({ entry, href, texts }: VersionLineProps) {
  const { savedAt, authors, status } = entry
  const names = authors.map((name) => name ?? texts.system)
  const author = names.length > 0 ? names.join(', ') : texts.unknown
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
          {texts.status[status]}
        </span>
      </div>
      <Changes entry={entry} texts={texts} />
    </li>
  )
}

function Changes({ entry: { changes, event }, texts }: Pick<VersionLineProps, 'entry' | 'texts'>) {
  if (!changes) return <p>{texts.first}</p>
  if (changes.length === 0) return <p>{event ? texts[event] : texts.unchanged}</p>
  const rest = changes.length - MAX_CHANGES
  return (
    <ul>
      {changes.slice(0, MAX_CHANGES).map((line) => (
        <li key={line}>{line}</li>
      ))}
      {rest > 0 && <li>{texts.more(rest)}</li>}
    </ul>
  )
}

interface PagesProps {
  list: VersionList
  path: string
  texts: Texts
}

function Pages({ list: { page, pageCount }, path, texts }: PagesProps) {
  if (pageCount < 2) return null
  return (
    <nav aria-label={texts.pages} className="version-list__pages">
      {page > 1 && <Link href={`${path}?page=${page - 1}`}>{texts.newer}</Link>}
      <span>{texts.page(page, pageCount)}</span>
      {page < pageCount && <Link href={`${path}?page=${page + 1}`}>{texts.older}</Link>}
    </nav>
  )
}
