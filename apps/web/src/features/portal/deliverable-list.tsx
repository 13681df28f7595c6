import { publicPath } from '@studio/shared/paths'
import type { Project } from '@studio/shared/review/projects'
import { roomPath } from '@studio/shared/routes/account'
import { NextIntlClientProvider } from 'next-intl'
import { DayText } from '@/components/ui/facts'
import { TextLink } from '@/components/ui/text-link'
import { UploadHere } from '@/features/review/upload/upload-here'
import type { Address } from '@/lib/address'
import { messagesFor } from '@/i18n/messages'
import { translator } from '@/i18n/translator'
import { dateFormat } from '@/lib/date-text'
import { VersionOriginal } from './version-original'

interface Props {
  project: Project
  address: Address
}

/** The deliverables of a project, with links to their review rooms. */
export async function DeliverableList({ project, address }: Props) {
  const t = translator(address.locale, 'account.project')
  const { deliverables } = project
  const { review } = await messagesFor(address.locale)
  return (
    <section>
      <h2 className="title-3 mb-5">{t('deliverables')}</h2>
      {deliverables.length === 0 && <p className="max-w-[34rem] text-pencil">{t('noneText')}</p>}
      <NextIntlClientProvider messages={{ review: { upload: review.upload } }}>
        <ul className="border-t border-rule">
          {deliverables.map((deliverable) => (
            <Item
              key={deliverable.id}
              deliverable={deliverable}
              address={address}
              mayUpload={project.mayUpload}
            />
          ))}
        </ul>
      </NextIntlClientProvider>
    </section>
  )
}

interface ItemProps {
  deliverable: Project['deliverables'][number]
  address: Address
  mayUpload: boolean
}

function Item({ deliverable, address, mayUpload }: ItemProps) {
  const { locale } = address
  const t = translator(locale, 'account.project')
  const portal = translator(locale, 'account.portal')
  const { id, title, versions, signedVersionId, isPaid } = deliverable
  const newest = versions.at(-1)
  const signed = versions.find((version) => version.id === signedVersionId)
  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-rule py-5 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <h3 className="text-lead leading-snug font-semibold break-words">
          <TextLink href={publicPath(locale, roomPath(id))}>
            <bdi>{title}</bdi>
          </TextLink>
        </h3>
        <p className="slate mt-2 flex flex-wrap gap-x-5 text-pencil">
          <span>{t('versions', { count: versions.length })}</span>
          {newest && (
            <>
              <span>{portal('openNotes', { count: newest.openNotes })}</span>
              <DayText day={newest.uploadedAt.slice(0, 10)} context={address} />
              {isPaid && <span>{portal('paid')}</span>}
              {newest.state !== 'ready' && <span>{t(`states.${newest.state}`)}</span>}
            </>
          )}
        </p>
      </div>
      {newest?.posterUrl && (
        // oxlint-disable-next-line nextjs/no-img-element -- private, made in its size already
        <img src={newest.posterUrl} alt="" width={160} height={90} className="object-cover" />
      )}
      {signed && (
        <div className="min-w-0 sm:col-span-2">
          <p className="font-semibold">{t('signedVersion', { number: signed.number })}</p>
          <VersionOriginal version={signed} address={address} />
        </div>
      )}
      {newest && newest !== signed && (
        <div className="min-w-0 sm:col-span-2">
          {signed && (
            <p className="font-semibold">{t('laterVersion', { number: newest.number })}</p>
          )}
          <VersionOriginal version={newest} address={address} />
        </div>
      )}
      {mayUpload && (
        <div className="sm:col-span-2">
          <UploadHere deliverableId={id} title={t('upload')} format={dateFormat(address)} />
        </div>
      )}
    </li>
  )
}
