import { expect, it } from 'vitest'
import { kindsInUse } from './kinds-in-use'

const OFF = {
  tagManager: null,
  analytics: null,
  ads: [],
  socialPixel: null,
  professionalNetwork: null,
  chat: null,
}

it.each([
  [{}, ['video']],
  [{ analytics: 'G-ABCDEF1234' }, ['statistics', 'video']],
  [{ tagManager: 'GTM-ABC1234' }, ['statistics', 'marketing', 'video']],
  [{ ads: [{ id: 'AW-123456789', conversion: null }] }, ['marketing', 'video']],
  [{ socialPixel: '1234567890' }, ['marketing', 'video']],
  [{ professionalNetwork: '1234567' }, ['marketing', 'video']],
  [{ chat: '5f9a1c2b3d4e5f6a7b8c9d0e/1' }, ['chat', 'video']],
])('With %j there is a choice about %j', (services, kinds) => {
  expect(kindsInUse({ ...OFF, ...services })).toEqual(kinds)
})
