import type { Locale } from '@studio/shared/locales'
import type { PayloadRequest } from 'payload'
import type { SentFile } from '../../platform/api/read-body'
import { errorResponse, json } from '../../platform/lib/respond'
import { inTransaction } from '../../platform/database/in-transaction'
import type { User } from '../../payload-types'
import { guardForm } from '../../platform/spam/guard-form'
import { checkFile, UnreadableFile } from './attachments'
import { findReceipt, fingerprintOf, type KnownReceipt } from './receipt'
import type { Message } from './message'
import { findBroken, type SetPictures } from './sets/read-set-pictures'
import { storeMessage } from './store-message'

interface Taken {
  req: PayloadRequest
  body: {
    idempotency_key: string
    website?: string | undefined
    form_token?: string | undefined
    proof?: string | undefined
  }
  account: User | null
  locale: Locale
  address: string | null
  file: SentFile | null
  /** The pictures of a composed set, which are already validated. */
  pictures?: SetPictures
}

/**
 * Handles the messages of all forms. It responds when the message and its mails are stored. A
 * repeated attempt gets the first response, and spam is not checked again.
 */
export async function submitMessage(
  { req, body, account, locale, address, file, pictures }: Taken,
  message: Message,
): Promise<Response> {
  const key = body.idempotency_key
  const fingerprint = fingerprintOf(message.kind, body, dataOf(file, pictures))
  const known = await findReceipt(req, key)
  if (known) return answerWith(known, fingerprint)

  const checked = file && (await checkFile(file.data))
  if (checked && 'problem' in checked)
    return errorResponse('invalidFields', { file: checked.problem })
  const verdict = await guardForm(req, body, {
    text: [message.name, message.company, message.message].join('\n'),
    limitName: 'form',
    keys: [address ?? 'direct', account && `account ${account.id}`],
  })
  if (verdict instanceof Response) return verdict
  const broken = pictures ? await findBroken(pictures) : {}
  if (Object.keys(broken).length > 0) return errorResponse('invalidFields', broken)
  const accepted = file && checked && { name: file.name, data: file.data, type: checked.type }
  const own = pictures?.own ?? []
  const accountId = account?.id ?? null
  const files = { file: pictures?.picture ?? accepted, own }
  const given = { message, key, fingerprint, locale, verdict, accountId, ...files }
  try {
    const stored = await inTransaction(req, () => storeMessage(req, given))
    return answerWith(stored, fingerprint)
  } catch (error) {
    if (error instanceof UnreadableFile) return errorResponse('invalidFields', { file: 'fileType' })
    throw error
  }
}

function dataOf(file: SentFile | null, pictures: SetPictures | undefined): Buffer[] {
  if (pictures) return [pictures.picture, ...pictures.own.map((own) => own.file)].map((one) => one.data) // prettier-ignore
  return file ? [file.data] : []
}

function answerWith({ reference, fingerprint }: KnownReceipt, expected: string): Response {
  return fingerprint === expected ? json({ reference }) : errorResponse('idempotencyMismatch')
}
