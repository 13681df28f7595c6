'use client'
import {
  Button,
  toast,
  useAuth,
  useDocumentInfo,
  useDocumentTitle,
  useForm,
  useFormModified,
  useLocale,
} from '@payloadcms/ui'
import type { Locale } from '@studio/shared/locales'
import { useId, useState } from 'react'
import { hasRole } from '../../../platform/access/roles'
import { useWords } from '../../../platform/admin-language/use-words'
import { useSaveFirst } from '../../documents/admin/use-save-first'
import { MENUS } from '../types'
import { OutsideForm } from './outside-form'
import { ReleaseCard } from './release-card'
import { ScheduleDialog, type ScheduledForm } from './schedule-dialog'
import { useReleases } from './use-releases'
import { releaseWords } from './words'
import { reloadForm } from '../../documents/admin/reload-form'

/** What happens when with this document, beside its form. */
export function SchedulePanel() {
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo()
  const { user } = useAuth()
  const headingId = useId()
  const { SCHEDULE_WORDS } = useWords(releaseWords)
  const collection = globalSlug ?? collectionSlug ?? ''
  const document = globalSlug ? 0 : Number(id)
  const path = id === undefined && !globalSlug ? null : `/of/${collection}/${document}`
  const { releases, hasFailed, read } = useReleases(path, lastUpdateTime)
  const mayChange = hasRole(user, 'editor', 'admin')
  if (path === null) return null
  return (
    <section aria-labelledby={headingId} className="language-states schedule-panel field-type">
      <h2 className="language-states__title" id={headingId}>
        {SCHEDULE_WORDS.title}
      </h2>
      <div aria-live="polite">
        {hasFailed && <p>{SCHEDULE_WORDS.loadFailed}</p>}
        {!hasFailed && releases === null && <p>{SCHEDULE_WORDS.loading}</p>}
        {releases?.length === 0 && <p>{SCHEDULE_WORDS.none}</p>}
        {releases?.map((release) => (
          <ReleaseCard
            isInForm
            key={release.id}
            mayChange={mayChange}
            onChange={read}
            release={release.name === null ? release : only(release, collection, document)}
          />
        ))}
      </div>
      {mayChange && <OpenButton collection={collection} document={document} onDone={read} />}
    </section>
  )
}

/** The part of a release that concerns one document. */
function only<Release extends { items: { collection: string; document: number }[] }>(
  release: Release,
  collection: string,
  document: number,
): Release {
  const items = release.items.filter(
    (item) => item.collection === collection && item.document === document,
  )
  return { ...release, items }
}

interface OpenButtonProps {
  collection: string
  document: number
  onDone: () => void
}

function OpenButton({ collection, document, onDone }: OpenButtonProps) {
  const { title } = useDocumentTitle()
  const { SCHEDULE_WORDS } = useWords(releaseWords)
  const { getData, setModified } = useForm()
  const { code } = useLocale()
  const saveFirst = useSaveFirst()
  const isModified = useFormModified()
  const [form, setForm] = useState<ScheduledForm | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const isWithoutDrafts = collection === MENUS || collection === 'price-groups'
  const locale = code as Locale

  async function open() {
    if (isWithoutDrafts) setForm({ locale, data: getData() })
    else if (!(await saveFirst())) {
      toast.error(SCHEDULE_WORDS.unsaved)
      return
    }
    setIsOpen(true)
  }

  function finish() {
    setIsOpen(false)
    onDone()
    if (!isWithoutDrafts) return
    // The form shows again what visitors see until then.
    reloadForm(setModified)
  }

  return (
    <>
      {isWithoutDrafts && !isModified && <p>{SCHEDULE_WORDS.openChangeHint}</p>}
      <Button
        buttonStyle="secondary"
        disabled={isWithoutDrafts && !isModified}
        margin={false}
        onClick={() => void open()}
        size="medium"
      >
        {isWithoutDrafts ? SCHEDULE_WORDS.openChange : SCHEDULE_WORDS.open}
      </Button>
      {isOpen && (
        <OutsideForm>
          <ScheduleDialog
            collection={collection}
            document={document}
            form={form}
            locale={locale}
            onClose={() => setIsOpen(false)}
            onDone={finish}
            title={title}
          />
        </OutsideForm>
      )}
    </>
  )
}
