import { describe, expect, it, vi } from 'vitest'
import { ReleaseDesk } from '../../test-support/release-desk'
import { untilBlocked } from '../../test-support/until-blocked'

const desk = new ReleaseDesk()

const LOCK = 77
let count = 0

/** A page with a price, and a release that changes its title, the price and a menu entry. */
async function spring() {
  count += 1
  const { payload } = desk.cms
  const { docs } = await payload.find({
    collection: 'price-groups',
    where: { key: { equals: 'animatics-2d' } },
    depth: 0,
  })
  const [list] = docs as unknown as { id: number; items: { usdMin: number }[] }[]
  const id = await desk.page('Old', ['en'])
  const blocks = [
    { blockType: 'priceTable', heading: 'Prices', layout: 'list', groups: [list?.id] },
  ] as never
  const { slug } = await payload.update({ collection: 'pages', id, locale: 'en', data: { blocks } })
  await desk.write(id, `Spring title ${count}`)
  const menus = await payload.findGlobal({ slug: 'menus', locale: 'en', depth: 0 })
  const { megaItems } = menus as unknown as { megaItems: { label: string }[] }
  const change = (collection: string, document: number | undefined, data: object) => ({
    collection,
    document,
    action: 'change',
    form: { locale: 'en', data },
  })
  const amount = 7_000_000 + count * 1_000
  const words = [`Spring title ${count}`, String(amount), `Menu ${count}.`]
  const release = await desk.release([
    { document: id },
    change('price-groups', list?.id, {
      items: list?.items.map((row, at) => (at === 0 ? { ...row, usdMin: amount } : row)),
    }),
    change('menus', 0, {
      megaItems: megaItems.map((entry, at) => (at === 0 ? { ...entry, label: words[2] } : entry)),
    }),
  ])
  return { path: slug, release, words }
}

/** How many parts of a release a visitor sees. */
async function partsSeen({ path, words }: { path: string; words: string[] }): Promise<number> {
  const { answerPage } = await import('../../site/answer')
  const answer = await answerPage(desk.cms.payload, { country: 'us', locale: 'en', path })
  const text = JSON.stringify(answer)
  return words.filter((word) => text.includes(word)).length
}

describe('a release of a page, a price and a menu entry', () => {
  it('is not seen while it is made, and is seen as a whole afterwards', async () => {
    const { pool } = desk.cms
    await pool.query(`
      CREATE FUNCTION wait_for_test() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_advisory_xact_lock(${LOCK}); RETURN NEW; END $$;
      CREATE TRIGGER wait_for_test BEFORE UPDATE ON releases FOR EACH ROW
      WHEN (NEW.status = 'live') EXECUTE FUNCTION wait_for_test();`)
    const own = await spring()
    const client = await pool.connect()
    try {
      await client.query('SELECT pg_advisory_lock($1)', [LOCK])
      const before = await pool.query('SELECT id FROM publish_events')
      const run = desk.comeAndRun(own.release)
      await untilBlocked(pool, 1)
      expect(await partsSeen(own)).toBe(0)
      expect((await pool.query('SELECT id FROM publish_events')).rowCount).toBe(before.rowCount)
      await client.query('SELECT pg_advisory_unlock($1)', [LOCK])
      expect(await run).toBe('live')
      expect(await partsSeen(own)).toBe(3)
    } finally {
      client.release(true)
      await pool.query('DROP TRIGGER wait_for_test ON releases; DROP FUNCTION wait_for_test')
    }
  })

  it('is seen as a whole by a visitor whose page is built while it goes live', async () => {
    const own = await spring()
    // The header is not known for this page, so it is read after the page.
    await desk.cms.pool.query('UPDATE menus SET updated_at = updated_at')
    const { payload } = desk.cms
    const read = payload.findGlobal
    let isLive = false
    const find = vi
      .spyOn(payload, 'findGlobal')
      .mockImplementation(async (options: Parameters<typeof read>[0]) => {
        if (options.slug === 'menus' && !isLive) {
          isLive = true
          expect(await desk.comeAndRun(own.release)).toBe('live')
        }
        return read(options)
      })
    try {
      const seen = await partsSeen(own)
      expect(isLive).toBe(true)
      expect([0, 3]).toContain(seen)
    } finally {
      find.mockRestore()
    }
    expect(await partsSeen(own)).toBe(3)
  })

  it('is one transaction, whose changes the worker reads together', async () => {
    const { pool } = desk.cms
    const { release } = await spring()
    await pool.query('UPDATE publish_events SET live_at = now()')
    expect(await desk.comeAndRun(release)).toBe('live')
    const { rows } = await pool.query<{ document: string; transaction: string }>(
      'SELECT document, transaction::text FROM publish_events WHERE live_at IS NULL',
    )
    expect(new Set(rows.map(({ document }) => document.split(':')[0]))).toEqual(
      new Set(['pages', 'price-groups', 'menus']),
    )
    expect(new Set(rows.map(({ transaction }) => transaction)).size).toBe(1)
    const { waitingEvents } = await import('../../delivery/outbox')
    expect(await waitingEvents(pool, 'web')).toHaveLength(rows.length)
  })

  it('has a job at its time, less the seconds in which the worker starts', async () => {
    const { release } = await spring()
    const { rows } = await desk.cms.pool.query(
      'SELECT run_at, task_identifier FROM graphile_worker.jobs WHERE key = $1',
      [`release:${release}`],
    )
    expect(rows).toEqual([
      { run_at: new Date('2035-05-04T06:59:45Z'), task_identifier: 'run_releases' },
    ])
  })
})
