import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPreviewMessage, type PreviewMessage } from './preview-messages'

const FRAME = { name: 'the frame' }
const SENDER = { origin: 'https://studio.example', source: FRAME }

interface From {
  origin: string
  source: object | null
  sender: { origin: string; source: object | null }
}

const read = (
  data: unknown,
  { origin = SENDER.origin, source = FRAME, sender = SENDER }: Partial<From> = {},
  kind: PreviewMessage['type'] = 'studio-edit-block',
) => readPreviewMessage({ origin, source, data }, kind, sender)

describe('a message of the preview', () => {
  const message = { type: 'studio-edit-block', block: 'a1' }

  it('the sender’s message is read', () => {
    expect(read({ ...message, more: 1 })).toEqual(message)
  })

  it.each<[string, Partial<From>]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin with the same beginning', { origin: 'https://studio.example.evil' }],
    ['no origin', { origin: 'null' }],
    ['another window of the same origin', { source: { name: 'another tab' } }],
    ['no window', { source: null, sender: { ...SENDER, source: null } }],
  ])('a message from %s is not read', (_, from) => {
    expect(read(message, from)).toBeNull()
  })

  it.each([
    null,
    'studio-edit-block',
    {},
    { type: 'studio-edit-block' },
    { type: 'studio-edit-block', block: '' },
    { type: 'studio-edit-block', block: null },
    { type: 'studio-edit-block', block: 7 },
    { type: 'studio-edit-block', block: 'a'.repeat(101) },
    { type: 'studio-mark-block', block: 'a1' },
  ])('%j is not read', (data) => {
    expect(read(data)).toBeNull()
  })

  it('the form may mark no block', () => {
    const none = { type: 'studio-mark-block', block: null }
    expect(read(none, {}, 'studio-mark-block')).toEqual(none)
  })

  it('no value of any kind throws', () => {
    fc.assert(fc.property(fc.anything(), (data) => void read(data)))
  })
})
