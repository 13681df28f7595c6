import { tmpdir } from 'node:os'
import type { CollectionBeforeOperationHook } from 'payload'
import { expect, it, vi } from 'vitest'
import { refuseOnFullDisk } from './refuse-on-full-disk'

vi.mock('node:fs/promises', async (original) => ({
  ...(await original()),
  statfs: () => Promise.resolve({ bavail: 100, bsize: 1024 ** 2 }),
}))

const uploadOf = (size: number | null, operation = 'create') => {
  const file = size === null ? undefined : { size }
  const collection = { slug: 'media' }
  const given = {
    args: { data: {} },
    collection,
    operation,
    req: { file, i18n: { language: 'en' }, t: String },
  }
  return refuseOnFullDisk(tmpdir())(
    given as unknown as Parameters<CollectionBeforeOperationHook>[0],
  )
}

it('a file that would fill the disk is refused with a field error', async () => {
  await expect(uploadOf(40 * 1024 ** 2)).rejects.toMatchObject({
    status: 400,
    data: {
      errors: [{ path: 'file', message: expect.stringContaining('disk is full') as string }],
    },
  })
})

it('a file that fits and documents without a file are accepted', async () => {
  await expect(uploadOf(30 * 1024 ** 2)).resolves.toEqual({ data: {} })
  await expect(uploadOf(null)).resolves.toEqual({ data: {} })
})

it('documents that are read while a file is stored are not refused', async () => {
  await expect(uploadOf(40 * 1024 ** 2, 'read')).resolves.toEqual({ data: {} })
})
