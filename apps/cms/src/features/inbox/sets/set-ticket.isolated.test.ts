import { describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})
const { makeSetTicket, readSetTicket, TICKET_AGE_MS } = await import('./set-ticket')

describe('a ticket', () => {
  it('opens its request for an hour', () => {
    const ticket = makeSetTicket(4_711, 1_000)
    expect(readSetTicket(ticket, 1_000)).toBe(4_711)
    expect(readSetTicket(ticket, 999 + TICKET_AGE_MS)).toBe(4_711)
    expect(readSetTicket(ticket, 1_000 + TICKET_AGE_MS)).toBeNull()
  })

  it('is invalid after any change', () => {
    const ticket = makeSetTicket(35)
    for (let at = 0; at < ticket.length; at += 1) {
      const other = ticket[at] === 'a' ? 'b' : 'a'
      expect(readSetTicket(ticket.slice(0, at) + other + ticket.slice(at + 1))).toBeNull()
    }
    for (const none of ['', '-', 'z-1-', `${ticket}x`, 'ä'.repeat(60)]) {
      expect(readSetTicket(none)).toBeNull()
    }
  })
})
