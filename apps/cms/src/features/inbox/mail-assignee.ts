import { toLocale } from '@studio/shared/locales'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { env } from '../../platform/env'
import { queueMail } from '../../platform/mail/queue-mail'
import { messageThread } from '../../platform/mail/threads'
import { MAIL_WORDS } from '../../platform/mail/words'
import type { Submission, User } from '../../payload-types'
import { senderName } from './mail-about-message'

/** Tells a person by mail that a colleague has assigned a message to them. */
export const mailAssignee: CollectionAfterChangeHook<Submission> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const assignee = idOf(doc.assignedTo)
  const isNew = operation === 'update' && assignee !== idOf(previousDoc.assignedTo)
  if (!isNew || assignee === null || assignee === req.user?.id) return doc
  const person = await findPerson(req, assignee)
  if (!person) return doc
  const locale = toLocale(person.locale)
  const { kinds } = MAIL_WORDS[locale]
  await queueMail(req, {
    to: person.email,
    template: 'messageAssigned',
    locale,
    thread: messageThread(doc.reference),
    data: {
      name: person.name ?? '',
      by: nameOf(req),
      kind: kinds[doc.kind] ?? doc.kind,
      sender: senderName(doc),
      reference: doc.reference,
      message: doc.message ?? '',
      link: new URL(`/admin/collections/submissions/${doc.id}`, env.CMS_URL).href,
    },
  })
  return doc
}

const referenceSchema = z.union([
  z.number(),
  z.object({ id: z.number() }).transform(({ id }) => id),
])

function idOf(reference: unknown): number | null {
  return referenceSchema.safeParse(reference).data ?? null
}

function findPerson({ payload }: PayloadRequest, id: number): Promise<User | null> {
  return payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } } })
}

const personSchema = z.object({ name: z.string().nullish(), email: z.string() })

/** The name of the person who assigned the message, or an empty string if no person did. */
function nameOf({ user }: PayloadRequest): string {
  const person = personSchema.safeParse(user).data
  return person ? person.name || person.email : ''
}
