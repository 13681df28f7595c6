import { renderToBuffer } from '@react-pdf/renderer'
import { Certificate } from './certificate/certificate'
import { loadFonts } from './fonts'
import { NoteSheet } from './note-sheet/note-sheet'
import type { Locale } from '@studio/shared/locales'
import type { CertificateFacts } from './certificate/certificate-facts'
import type { SheetFacts } from './note-sheet/sheet-facts'

/** The input of a document, which is copied to the worker thread. */
export type DocumentJob = { locale: Locale } & (
  { kind: 'certificate'; facts: CertificateFacts } | { kind: 'noteSheet'; facts: SheetFacts }
)

/**
 * Renders a PDF. It blocks its thread for about a second per twenty notes, so servers call it in a
 * worker thread.
 */
export async function renderDocument(job: DocumentJob): Promise<Uint8Array> {
  await loadFonts()
  return renderToBuffer(
    job.kind === 'certificate' ? (
      <Certificate facts={job.facts} locale={job.locale} />
    ) : (
      <NoteSheet facts={job.facts} locale={job.locale} />
    ),
  )
}
