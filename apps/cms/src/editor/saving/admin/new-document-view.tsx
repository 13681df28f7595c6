import { notFound, redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { isSavedByItself } from '../../../content/kinds'
import { AdminScreen } from '../../documents/admin/admin-screen'
import { NewDocumentForm } from './new-document-form'
import { wordsIn } from '../../../platform/admin-language/admin-words'
import { labelIn } from '../../../platform/admin-language/label-in'
import { editingWords } from '../../documents/admin/words'

/** Asks for the title of a new document, which is created only after the title is entered. */
export function NewDocumentView(view: AdminViewServerProps) {
  const { initPageResult, params } = view
  const { req, permissions } = initPageResult
  const { language } = req.i18n
  const { NEW_TEXTS } = wordsIn(editingWords, req.i18n)
  const { admin } = req.payload.config.routes
  const collection = params?.segments?.[1]
  if (!isSavedByItself(collection)) notFound()
  const path = `${admin}/new/${collection}`
  if (!req.user) redirect(`${admin}/login?redirect=${encodeURIComponent(path)}`)
  if (!permissions.collections?.[collection]?.create) redirect(`${admin}/unauthorized`)
  const { labels } = req.payload.collections[collection].config
  const steps = [
    { label: labelIn(labels.plural, language), url: `${admin}/collections/${collection}` },
    { label: NEW_TEXTS.heading(labelIn(labels.singular, language)) },
  ]
  return (
    <AdminScreen className="new-document" steps={steps} view={view}>
      <NewDocumentForm collection={collection} />
    </AdminScreen>
  )
}
