import { messageSchema } from '@studio/shared/api/conversation'
import { expect, it } from 'vitest'
import type { Attachment, Reply, Submission } from '../../../payload-types'
import { messageView } from './message-view'

const submission = {
  id: 7,
  reference: '7K3F-92QD',
  kind: 'virtualSet',
  status: 'spam',
  createdAt: '2026-11-20T10:00:00.000Z',
  email: 'lina@client.example',
  name: null,
  phone: null,
  message: null,
  notes: [{ text: 'A difficult one.' }],
  suspicions: ['links'],
} as unknown as Submission

const reply = {
  id: 3,
  submission: 7,
  from: 'studio',
  author: 99,
  text: 'Hello',
  createdAt: '2026-11-21T10:00:00.000Z',
} as Reply

it('contains the message and the answers, without internal data', () => {
  const file = { originalName: 'Sketch.pdf', filesize: null } as Attachment
  const view = messageView(submission, file, { replies: [reply], reader: { id: 9 } })
  expect(view).toEqual({
    reference: '7K3F-92QD',
    form: 'virtualSet',
    status: 'received',
    receivedAt: '2026-11-20T10:00:00.000Z',
    isFromAccount: false,
    name: '',
    email: 'lina@client.example',
    phone: '',
    company: '',
    projectType: null,
    topic: null,
    text: '',
    file: { name: 'Sketch.pdf', size: 0 },
    replies: [{ id: '3', from: 'studio', text: 'Hello', writtenAt: reply.createdAt }],
  })
  expect(messageSchema.parse(view)).toEqual(view)
})

it('is null for a job application', () => {
  expect(() =>
    messageView({ ...submission, kind: 'application' }, null, { replies: [], reader: { id: 9 } }),
  ).toThrow()
})
