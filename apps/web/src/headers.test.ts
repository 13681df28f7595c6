import { PRIVATE_ROUTES } from '@studio/shared/routes/private'
import { expect, it } from 'vitest'
import { securityHeaders } from './headers'

it.each(PRIVATE_ROUTES)(
  'an answer at %s is never stored and keeps its address to itself',
  (route) => {
    const rules = securityHeaders({ isDevelopment: false })
    const own = rules.filter(({ source }) => source.endsWith(`?/${route}`))
    const headers = own.flatMap((rule) => rule.headers)
    expect(headers).toContainEqual({ key: 'Cache-Control', value: 'private, no-store' })
    expect(headers).toContainEqual({ key: 'Referrer-Policy', value: 'same-origin' })
  },
)
