import type { CollectionBeforeValidateHook } from 'payload'
import { describe, expect, it } from 'vitest'
import { nameNewRows } from './list-hooks'

type Arguments = Parameters<CollectionBeforeValidateHook>[0]

async function keysAfter(items: unknown[]): Promise<unknown[]> {
  const data: unknown = await nameNewRows({ data: { items } } as unknown as Arguments)
  const named = (data as { items: ({ key?: unknown } | null)[] }).items
  return named.map((row) => row?.key)
}

const NEW = /^row-[0-9a-f]{8}$/

describe('nameNewRows', () => {
  it('leaves existing keys alone', async () => {
    expect(await keysAfter([{ key: 'spot15' }, { key: 'spot30' }])).toEqual(['spot15', 'spot30'])
  })

  it.each([{}, { key: '' }, { key: null }, { key: 5 }])(
    'gives the new row %j a key',
    async (row) => {
      expect(await keysAfter([{ key: 'spot15' }, row])).toEqual([
        'spot15',
        expect.stringMatching(NEW),
      ])
    },
  )

  it('gives a copied row a new key and leaves the original alone', async () => {
    const keys = await keysAfter([{ key: 'hour' }, { key: 'hour' }, { key: 'hour' }])
    expect(keys).toEqual(['hour', expect.stringMatching(NEW), expect.stringMatching(NEW)])
    expect(new Set(keys).size).toBe(3)
  })

  it('skips values that are not rows', async () => {
    expect(await keysAfter([null, { key: 'hour' }])).toEqual([undefined, 'hour'])
  })

  it.each([undefined, {}, { items: undefined }, { items: 5 }])(
    'changes nothing in %j',
    async (data) => {
      expect(await nameNewRows({ data } as unknown as Arguments)).toBe(data)
    },
  )
})
