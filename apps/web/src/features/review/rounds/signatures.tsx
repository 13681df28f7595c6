'use client'

import { callUrl } from '@studio/shared/api/call-url'
import { readCertificate } from '@studio/shared/api/streams'
import { LOCALE_NAMES, LOCALES } from '@studio/shared/locales'
import type { SignOff } from '@studio/shared/review/rounds'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { useApproval } from './approval-context'
import { FileFacts } from './file-facts'
import { dayText, isolated, momentText } from './rounds-texts'

/** Signatures with certificates, newest first. */
export function Signatures({ signOffs }: { signOffs: readonly SignOff[] }) {
  const t = useTranslations('review')
  if (signOffs.length === 0) return null
  return (
    <section className="approval-part">
      <h3 className="approval-title">{t('rounds.signatures.title')}</h3>
      {signOffs.map((signOff) => (
        <Signature key={signOff.id} signOff={signOff} />
      ))}
    </section>
  )
}

function Signature({ signOff }: { signOff: SignOff }) {
  const t = useTranslations('review')
  const { format, demonstration } = useApproval()
  const { versionNumber, signedBy, signedAt, reference, termsVersion } = signOff
  return (
    <article className="approval-signature">
      <p className="font-semibold">
        {t('rounds.signatures.version', {
          number: versionNumber,
          name: isolated(signedBy),
          date: momentText(signedAt, format),
        })}
      </p>
      <p className="approval-facts">
        <span>
          {t('rounds.signatures.reference')} <bdi>{reference}</bdi>
        </span>
        <span>
          {t('rounds.signatures.notes', {
            open: signOff.openNotes,
            resolved: signOff.resolvedNotes,
          })}
        </span>
        {termsVersion && (
          <span>{t('rounds.signatures.terms', { date: dayText(termsVersion, format) })}</span>
        )}
      </p>
      <FileFacts version={signOff} />
      {demonstration ? (
        <p className="approval-hint">{demonstration.certificate}</p>
      ) : (
        <Certificates signOffId={signOff.id} />
      )}
    </article>
  )
}

function Certificates({ signOffId }: { signOffId: string }) {
  const t = useTranslations('review')
  const id = useId()
  return (
    <>
      <p id={id} className="approval-hint">
        {t('rounds.signatures.download')}
      </p>
      <ul className="approval-certificates" aria-labelledby={id}>
        {LOCALES.map((locale) => (
          <li key={locale}>
            <a
              className="room-chip"
              href={callUrl(readCertificate, { parameters: { signOff: signOffId, locale } })}
              hrefLang={locale}
              lang={locale}
            >
              {LOCALE_NAMES[locale]}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
