import { renderToBuffer } from '@react-pdf/renderer'
import { Certificate } from './certificate/certificate'
import { loadFonts } from './fonts'
import { NoteSheet } from './note-sheet/note-sheet'
import type { Locale } from '@studio/shared/locales'
import type { CertificateFacts } from './certificate/certificate-facts'
import type { SheetFacts } from './note-sheet/sheet-facts'

/** All that a document is made of. It is copied from one thread to the other. */
export type DocumentJob = { locale: Locale } & (
  { kind: 'certificate'; facts: CertificateFacts } | { kind: 'noteSheet'; facts: SheetFacts }
)

/** Takes a second for each twenty notes, and nothing else is done meanwhile: not for a server's own thread. */
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
