import type { Checks } from '@studio/shared/review/media'

/** Data of a certificate. */
export interface CertificateFacts {
  studio: string
  reference: string
  project: string
  deliverable: string
  versionNumber: number
  /** Newest version of the deliverable; higher than the signed one if there are later versions. */
  newestNumber: number
  fileName: string
  /** Bytes. */
  size: number
  sha256: string
  /** Result of comparing the played copy with the original; null if there was no comparison. */
  checks: Checks | null
  signedBy: string
  email: string
  /** ISO 8601. */
  signedAt: string
  /** A day such as 2026-12-04; empty if unknown. */
  termsVersion: string
  openNotes: number
  resolvedNotes: number
  madeAt: Date
}
