import type { Locale } from '@studio/shared/locales'
import type { CertificateFacts } from '../certificate/certificate-facts'
import type { SheetFacts } from '../note-sheet/sheet-facts'

/** All that a document is made of. It is copied from one thread to the other. */
export type DocumentJob = { locale: Locale } & (
  { kind: 'certificate'; facts: CertificateFacts } | { kind: 'noteSheet'; facts: SheetFacts }
)
