import { renderToBuffer } from '@react-pdf/renderer'
import { Certificate } from './certificate/certificate'
import { loadFonts } from './fonts'
import { NoteSheet } from './note-sheet/note-sheet'
import type { DocumentJob } from './thread/document-job'

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
