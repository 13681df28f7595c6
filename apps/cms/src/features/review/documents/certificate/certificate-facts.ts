import type { Checks } from '@studio/shared/review/media'

/** The data of a certificate. */
export interface CertificateFacts {
  studio: string
  reference: string
  project: string
  deliverable: string
  versionNumber: number
  /**
   * The number of the deliverable's newest version, which is higher than the signed one if there
   * are later versions.
   */
  newestNumber: number
  fileName: string
  /** The size of the file in bytes. */
  size: number
  sha256: string
  /**
   * The result of comparing the playable copy with the original, or null if they were not compared.
   * The certificate only names what the copy lacks, because the signer has seen the copy.
   */
  checks: Checks | null
  signedBy: string
  email: string
  /** A time in the format of ISO 8601. */
  signedAt: string
  /** The day on which the terms were last changed, or an empty string if it is unknown. */
  termsVersion: string
  /** The day since which the terms are in effect, or an empty string if it is unknown. */
  termsEffective: string
  openNotes: number
  resolvedNotes: number
  madeAt: Date
}
