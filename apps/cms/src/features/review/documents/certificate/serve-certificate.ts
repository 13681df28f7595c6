import { isLocale } from '@studio/shared/locales'
import { checksSchema } from '@studio/shared/review/media'
import type { PayloadRequest } from 'payload'
import { errorResponse } from '../../../../platform/lib/respond'
import type { SignOff, User } from '../../../../payload-types'
import { limit, tooMany } from '../../../../platform/rate-limits/limit'
import { findVersion, idOf, type VersionFound } from '../../project-access'
import { documentResponse } from '../document-response'
import { takeTurns } from '../in-turn'
import { makeDocument } from '../make-document'
import { studioName } from '../../../accounts/second-factor/studio-settings'
import type { CertificateFacts } from './certificate-facts'

interface Given {
  req: PayloadRequest
  account: User
  parameters: Record<string, string>
}

const inTurn = takeTurns({ lanes: 2, maxWaiting: 20 })

/**
 * Sends a certificate to everybody who can see the version, even after the signer's account was
 * deleted.
 */
export async function serveCertificate({ req, account, parameters }: Given): Promise<Response> {
  const { signOff: id = '', locale } = parameters
  if (!isLocale(locale) || !/^\d{1,9}$/.test(id)) return errorResponse('notFound')
  const signed = await findSignOff(req, Number(id))
  const found = signed && (await findVersion(req, account, idOf(signed.version)))
  if (!found) return errorResponse('notFound')
  const refusal = await limit(req, 'certificate', [`account ${account.id}`])
  if (refusal) return refusal
  const facts = await factsOf(req, signed, found)
  const stop = req.signal ?? new AbortController().signal
  const turn = { key: `${account.id} ${id} ${locale}`, queue: `project ${found.project.id}` }
  const bytes = await inTurn(turn, () => makeDocument({ kind: 'certificate', locale, facts }, stop))
  return bytes ? documentResponse(bytes, `certificate-${signed.reference}.pdf`) : tooMany(2)
}

async function findSignOff(req: PayloadRequest, id: number): Promise<SignOff | null> {
  const { docs } = await req.payload.find({
    collection: 'sign-offs',
    where: { id: { equals: id } },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  return docs[0] ?? null
}

/** The facts at the time of the signature, except for the number of the newest version. */
async function factsOf(
  req: PayloadRequest,
  signed: SignOff,
  { deliverable, version }: VersionFound,
): Promise<CertificateFacts> {
  const { docs } = await req.payload.find({
    collection: 'deliverable-versions',
    where: { deliverable: { equals: deliverable.id } },
    sort: '-number',
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  return {
    studio: await studioName(req),
    reference: signed.reference,
    project: signed.project,
    deliverable: signed.deliverable,
    versionNumber: signed.versionNumber,
    newestNumber: docs[0]?.number ?? signed.versionNumber,
    fileName: signed.fileName,
    size: signed.size,
    sha256: signed.sha256,
    checks: checksSchema.nullable().catch(null).parse(version.checks),
    signedBy: signed.signedBy,
    email: signed.email,
    signedAt: signed.createdAt,
    termsVersion: signed.termsVersion ?? '',
    termsEffective: signed.termsEffective ?? '',
    openNotes: signed.openNotes,
    resolvedNotes: signed.resolvedNotes,
    madeAt: new Date(),
  }
}
