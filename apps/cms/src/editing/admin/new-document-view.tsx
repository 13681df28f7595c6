import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter, SetStepNav } from '@payloadcms/ui'
import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isTitledFirst } from '../../fields/titled-first'
import { NewDocumentForm } from './new-document-form'
import { NEW_TEXTS } from './texts'

/** Asks for the title of a new document; only then there is one. */
export function NewDocumentView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  const { admin } = req.payload.config.routes
  const collection = params?.segments?.[1]
  if (!isTitledFirst(collection)) notFound()
  const path = `${admin}/new/${collection}`
  if (!req.user) redirect(`${admin}/login?redirect=${encodeURIComponent(path)}`)
  if (!permissions.collections?.[collection]?.create) redirect(`${admin}/unauthorized`)
  const { labels } = req.payload.collections[collection].config
  const heading = NEW_TEXTS.heading(nameOf(labels.singular))
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user}
      visibleEntities={visibleEntities}
    >
      <SetStepNav
        nav={[
          { label: nameOf(labels.plural), url: `${admin}/collections/${collection}` },
          { label: heading },
        ]}
      />
      <main className="new-document">
        <Gutter>
          <h1>{heading}</h1>
          <NewDocumentForm collection={collection} />
        </Gutter>
      </main>
    </DefaultTemplate>
  )
}

/** The collections' own labels are plain texts. */
function nameOf(label: unknown): string {
  return typeof label === 'string' ? label : ''
}
