import { signPreview } from '@studio/shared/preview'
import { beforeAll, describe, expect, it, vi } from 'vitest'

const SECRET = 'a secret of more than thirty-two characters'
const ticket = { collection: 'posts', id: 5, by: 2, expires: Date.now() + 60_000 } as const

vi.mock('@/env', () => ({ env: () => ({ PUBLISH_SECRET: SECRET }) }))

let headersOf: (token: string | undefined) => Record<string, string>

beforeAll(async () => {
  headersOf = (await import('./preview-headers')).previewHeaders
})

const ancestors = (token: string | undefined) =>
  /frame-ancestors ([^;]+)/.exec(headersOf(token)['Content-Security-Policy'] ?? '')?.[1]

describe('a previewed page', () => {
  it('It is neither cached nor indexed', () => {
    expect(headersOf(signPreview(ticket, SECRET))).toMatchObject({
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex, nofollow',
    })
  })

  it('Only the admin that opened it may frame it', () => {
    const admin = 'https://cms.studio.example'
    expect(ancestors(signPreview({ ...ticket, admin }, SECRET))).toBe(admin)
    expect(ancestors(signPreview(ticket, SECRET))).toBe("'none'")
    expect(ancestors(signPreview({ ...ticket, admin }, `${SECRET}!`))).toBe("'none'")
    expect(ancestors(undefined)).toBe("'none'")
    const tickets = [ticket, { ...ticket, id: 6, admin }].map((one) => signPreview(one, SECRET))
    expect(ancestors(tickets.join('~'))).toBe(admin)
  })
})
