import { expect, it } from 'vitest'
import type { GuardName } from '@studio/shared/routes/route'
import { publicMessageOf, statusOf } from '@/lib/read-error'
import { guard } from './guard'

it.each(['check-slug', 'toString', ''])(
  'unknown middleware %j is a 500: “Unknown middleware” followed by its name',
  (name) => {
    let thrown: unknown
    try {
      void guard(name as GuardName, { country: 'us', locale: 'en', path: '' })
    } catch (error) {
      thrown = error
    }
    expect(statusOf(thrown)).toBe(500)
    expect(publicMessageOf(thrown)).toBe(`Unknown middleware ${name}`)
  },
)
