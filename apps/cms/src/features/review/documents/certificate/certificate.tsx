import type { Locale } from '@studio/shared/locales'
import { plainChecks } from '@studio/shared/review/plain-checks'
import { Document, View } from '@react-pdf/renderer'
import { dayText, STUDIO_TIME_ZONE } from '../../../../platform/lib/studio-days'
import { figure, momentIn } from '../moments'
import { PageFrame } from '../page-frame'
import { printable, printableLine } from '../printable'
import { INK, layoutOf, PALE_BLUE, PENCIL } from '../style'
import { DOCUMENT_WORDS, filled } from '../words'
import { Words } from '../words-on-paper'
import type { CertificateFacts } from './certificate-facts'
import { Fact } from './fact'
import { HashBox } from './hash-box'

/** A certificate of a client's approval, on one page. */
export function Certificate({ facts, locale }: { facts: CertificateFacts; locale: Locale }) {
  const project = printableLine(facts.project)
  const deliverable = printableLine(facts.deliverable)
  const studio = printableLine(facts.studio)
  const { common, certificate: words } = DOCUMENT_WORDS[locale]
  const layout = layoutOf(locale, STUDIO_TIME_ZONE)
  const { start } = layout
  const terms = termsText(facts, locale)
  const madeAt = momentIn(facts.madeAt, STUDIO_TIME_ZONE, locale)
  const counts = {
    open: figure(facts.openNotes, locale),
    resolved: figure(facts.resolvedNotes, locale),
  }
  const remarks = facts.checks ? plainChecks(facts.checks).map((kind) => words.plain[kind]) : []
  const fact = (label: string, lines: string[]) => (
    <Fact label={label} lines={lines} layout={layout} />
  )
  return (
    <Document
      title={`${words.title} ${facts.reference}`}
      author={studio}
      subject={`${project} · ${deliverable}`}
      keywords={facts.sha256}
      language={locale}
    >
      <PageFrame
        layout={layout}
        words={common}
        studio={studio}
        subject={[project, '·', deliverable]}
        foot={printableLine(filled(common.madeAt, { moment: madeAt }))}
      >
        <Words
          text={words.title}
          align={start}
          style={{ fontSize: 28, fontWeight: 600, lineHeight: 1.2 }}
        />
        <Words text={facts.reference} isCode align={start} style={{ fontSize: 13, marginTop: 2 }} />
        <Words
          text={words.lead}
          align={start}
          style={{ fontSize: 11, lineHeight: 1.5, marginTop: 10, marginBottom: 14 }}
        />
        {facts.newestNumber > facts.versionNumber && (
          <View style={{ backgroundColor: INK, padding: 10, marginBottom: 14 }}>
            <Words
              text={filled(words.later, {
                signed: facts.versionNumber,
                newest: facts.newestNumber,
              })}
              align={start}
              style={{ fontSize: 10, lineHeight: 1.5, fontWeight: 600, color: '#ffffff' }}
            />
          </View>
        )}
        {fact(common.project, [project])}
        {fact(common.deliverable, [deliverable])}
        {fact(common.version, [filled(common.versionNumber, { number: facts.versionNumber })])}
        {fact(common.file, [printableLine(facts.fileName)])}
        {fact(words.size, [filled(words.bytes, { count: figure(facts.size, locale) })])}
        <View style={{ backgroundColor: PALE_BLUE, padding: 12, marginVertical: 10 }}>
          <HashBox hash={facts.sha256} words={words} layout={layout} />
        </View>
        {remarks.length > 0 && fact(words.preview, remarks)}
        {fact(words.signedBy, [printableLine(facts.signedBy)])}
        {fact(words.email, [printableLine(facts.email)])}
        {fact(words.signedAt, [
          printableLine(momentIn(facts.signedAt, STUDIO_TIME_ZONE, locale)),
          printableLine(momentIn(facts.signedAt, 'UTC', locale)),
        ])}
        {fact(words.notes, [filled(words.noteCounts, counts)])}
        {fact(words.terms, [printable(terms)])}
        <Words
          text={words.check}
          align={start}
          style={{ fontSize: 9, lineHeight: 1.5, color: PENCIL, marginTop: 14 }}
        />
      </PageFrame>
    </Document>
  )
}

/** Signatures from before the effective date was stored name the day of the last change. */
function termsText({ termsVersion, termsEffective }: CertificateFacts, locale: Locale): string {
  const { termsInEffect, termsOf, termsUndated } = DOCUMENT_WORDS[locale].certificate
  if (!termsVersion) return termsUndated
  const day = dayText(termsVersion, locale)
  return termsEffective
    ? filled(termsInEffect, { effective: dayText(termsEffective, locale), day })
    : filled(termsOf, { day })
}
