import { Document, View } from '@react-pdf/renderer'
import type { Locale } from '@studio/shared/locales'
import { figure, momentIn, zoneName } from '../moments'
import { PageFrame } from '../page-frame'
import { lacksLetters, printableLine } from '../printable'
import { layoutOf, PENCIL } from '../style'
import { DOCUMENT_WORDS, filled } from '../words'
import { Words } from '../words-on-paper'
import { NoteEntry } from './note-entry'
import type { SheetFacts } from './sheet-facts'

/** The notes of a version, for printing and sharing. */
export function NoteSheet({ facts, locale }: { facts: SheetFacts; locale: Locale }) {
  const { common, noteSheet: words } = DOCUMENT_WORDS[locale]
  const layout = layoutOf(locale, facts.timeZone)
  const [studio, project, deliverable, fileName] = [
    facts.studio,
    facts.project,
    facts.deliverable,
    facts.fileName,
  ].map(printableLine) as [string, string, string, string]
  const version = filled(common.versionNumber, { number: facts.versionNumber })
  const madeAt = momentIn(facts.madeAt, facts.timeZone, locale)
  const counts = {
    open: figure(facts.counts.open, locale),
    resolved: figure(facts.counts.resolved, locale),
  }
  const line = { fontSize: 10, lineHeight: 1.5, color: PENCIL }
  return (
    <Document
      title={`${deliverable} · ${version} · ${words.title}`}
      author={studio}
      subject={project}
      language={locale}
    >
      <PageFrame
        layout={layout}
        words={common}
        studio={studio}
        subject={[project, '·', deliverable, '·', version]}
        foot={printableLine(filled(common.madeAt, { moment: madeAt }))}
      >
        <View style={{ marginBottom: 10 }}>
          <Words text={project} align={layout.start} style={line} />
          <Words
            text={deliverable}
            align={layout.start}
            style={{ fontSize: 22, fontWeight: 600, lineHeight: 1.3 }}
          />
          <View style={{ flexDirection: layout.row, flexWrap: 'wrap', columnGap: 14 }}>
            <Words text={version} style={{ ...line, fontWeight: 600 }} />
            <Words text={fileName} style={line} />
            <Words text={filled(words.counts, counts)} style={line} />
            <Words
              text={printableLine(filled(words.times, { zone: zoneName(facts.timeZone, locale) }))}
              style={line}
            />
          </View>
        </View>
        {facts.notes.length === 0 && <Words text={words.empty} align={layout.start} style={line} />}
        {facts.notes.map((entry) => (
          <NoteEntry
            key={entry.note.id}
            entry={entry}
            video={facts.video}
            words={words}
            layout={layout}
          />
        ))}
        {lacksLetters(textsOf(facts)) && (
          <Words
            text={words.missingLetters}
            align={layout.start}
            style={{ ...line, marginTop: 12 }}
          />
        )}
        {facts.noteCount > facts.notes.length && (
          <Words
            text={filled(words.omitted, {
              shown: figure(facts.notes.length, locale),
              count: figure(facts.noteCount, locale),
            })}
            align={layout.start}
            style={{ ...line, marginTop: 12 }}
          />
        )}
      </PageFrame>
    </Document>
  )
}

/** All texts that people have written. */
function textsOf({ project, deliverable, fileName, notes }: SheetFacts): string[] {
  return [
    ...[project, deliverable, fileName],
    ...notes.flatMap(({ note }) => [
      ...[note.author.name, note.text],
      ...note.replies.flatMap(({ author, text }) => [author.name, text]),
    ]),
  ]
}
