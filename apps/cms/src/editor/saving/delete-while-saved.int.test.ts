import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { poolOf } from '../../platform/database/pool'
import { sharedPage } from '../../test-support/shared-page'

const page = sharedPage({ title: 'Shared' })

it('a page is deleted after a running save, not in the middle of it', async () => {
  const { cms, id } = page
  const saving = await poolOf(cms.payload).connect()
  try {
    // Holds the lock of a save until the save ends.
    await saving.query('BEGIN')
    await saving.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
      `editing:pages:${id}`,
    ])
    const deletion = cms.payload.delete({ collection: 'pages', id })
    const isFirst = await Promise.race([deletion.then(() => true), sleep(500, false)])
    expect(isFirst).toBe(false)
    await saving.query('COMMIT')
    await deletion
  } finally {
    saving.release()
  }
  const { totalDocs } = await cms.payload.count({
    collection: 'pages',
    where: { id: { equals: id } },
  })
  expect(totalDocs).toBe(0)
})
