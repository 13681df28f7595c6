import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinTickets, readPreview, readTickets, signPreview, type DocumentTicket } from './preview'
import { sign } from './signature'

const SECRET = 'a secret of more than thirty-two characters'
const NOW = 1_800_000_000_000
const TICKET: DocumentTicket = { collection: 'posts', id: 5, by: 2, expires: NOW + 1_000 }

describe('a preview ticket', () => {
  it('It is read back as it was signed, with the admin that may frame it', () => {
    for (const ticket of [TICKET, { ...TICKET, admin: 'https://cms.studio.example' }]) {
      expect(readPreview(signPreview(ticket, SECRET), SECRET, NOW)).toEqual(ticket)
    }
  })

  it('One of the planned site is read back, and has no admin that may frame it', () => {
    const plan = { release: 7, at: null, zone: 'Europe/Berlin' }
    const ticket = { plan, by: 2, expires: NOW + 1_000, isEntry: true } as const
    expect(readPreview(signPreview(ticket, SECRET), SECRET, NOW)).toEqual(ticket)
    for (const odd of [{ admin: 'https://cms.studio.example' }, { collection: 'pages', id: 1 }]) {
      expect(readPreview(signPreview({ ...ticket, ...odd }, SECRET), SECRET, NOW)).toBeNull()
    }
    const nowhere = { ...ticket, plan: { ...plan, zone: 'Mars/Olympus' } }
    expect(readPreview(signPreview(nowhere, SECRET), SECRET, NOW)).toBeNull()
  })

  it('It expires', () => {
    expect(readPreview(signPreview(TICKET, SECRET), SECRET, NOW + 1_000)).toBeNull()
  })

  it('It is invalid with another secret or for another document', () => {
    const token = signPreview(TICKET, SECRET)
    expect(readPreview(token, `${SECRET}!`, NOW)).toBeNull()
    const [, signature] = token.split('.')
    const other = Buffer.from(JSON.stringify({ ...TICKET, id: 6 })).toString('base64url')
    expect(readPreview(`${other}.${signature}`, SECRET, NOW)).toBeNull()
  })

  it('Other signatures with the same secret are no tickets', () => {
    const body = Buffer.from(JSON.stringify(TICKET)).toString('base64url')
    const [, hex = ''] = sign(body, SECRET, NOW).split('v1=')
    const signature = Buffer.from(hex, 'hex').toString('base64url')
    expect(readPreview(`${body}.${signature}`, SECRET, NOW)).toBeNull()
  })

  it('Invalid tickets among several joined ones are dropped', () => {
    const second = { ...TICKET, id: 6 }
    const tokens = [signPreview(TICKET, SECRET), 'x.y', signPreview(second, SECRET)]
    const read = readTickets(joinTickets(tokens), SECRET, NOW)
    expect(read.map(({ ticket }) => ticket)).toEqual([TICKET, second])
    expect(readTickets(undefined, SECRET, NOW)).toEqual([])
    const many = joinTickets(Array<string>(9).fill(tokens[0] ?? ''))
    expect(readTickets(many, SECRET, NOW)).toHaveLength(5)
  })

  it('Any other text is refused without an error', () => {
    expect(readPreview(null, SECRET, NOW)).toBeNull()
    const odd = signPreview({ ...TICKET, collection: 'users' } as never, SECRET)
    expect(readPreview(odd, SECRET, NOW)).toBeNull()
    fc.assert(
      fc.property(fc.string({ maxLength: 900 }), (text) => {
        expect(readPreview(text, SECRET, NOW)).toBeNull()
        expect(readPreview(`${text}.${'a'.repeat(43)}`, SECRET, NOW)).toBeNull()
      }),
    )
  })
})
