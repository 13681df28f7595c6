import { LOCALES, type Locale } from '@studio/shared/locales'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  applyInModel,
  contentBefore,
  draftAfter,
  EVERY_PART,
  isComplete,
  mayGoLive,
  NO_TITLES,
  sameContent,
  touch,
  type Content,
  type Model,
  type ModelItem,
  type ModelPage,
  type ModelRelease,
} from '../../test-support/page-model'
import { LATER, ReleaseDesk } from '../../test-support/release-desk'

/** `MODEL_SEED=<seed>` repeats a run. A full run takes a new seed, which its title names. */
const SEED = Number(process.env.MODEL_SEED) || (process.env.TEST_FULL ? Date.now() % 1e9 : 314_159)
const SEQUENCES = Number(process.env.MODEL_SEQUENCES) || (process.env.TEST_FULL ? 200 : 15)
const MAX_STEPS = process.env.TEST_FULL ? 14 : 8
const TIMEOUT_MS = SEQUENCES * 60_000

const PAGES = 2

const desk = new ReleaseDesk()

type Command = fc.AsyncCommand<Model, Real>

interface Step {
  name: string
  check?: (model: Model) => boolean
  run: (model: Model, real: Real) => Promise<void>
}

/** A command that compares the whole state with the model after its step. */
function command({ name, check = () => true, run }: Step): Command {
  return {
    toString: () => name,
    check: (model) => check(model),
    run: async (model, real) => {
      await run(model, real)
      for (const [index, page] of model.pages.entries()) {
        expect(await real.read(index), `${name}: page ${index}`).toEqual(seen(page))
      }
    },
  }
}

function seen({ live, draft, place }: ModelPage) {
  return place === 'erased' ? null : { live, draft, isInTrash: place === 'trash' }
}

class Real {
  private constructor(private readonly ids: number[]) {}

  static async create(): Promise<Real> {
    const ids: number[] = []
    for (let index = 0; index < PAGES; index += 1) ids.push(await desk.page())
    return new Real(ids)
  }

  id(index: number): number {
    return this.ids[index] ?? 0
  }

  async read(index: number) {
    const call = { collection: 'pages', id: this.id(index), locale: 'all', depth: 0 } as const
    const read = (draft: boolean) =>
      desk.cms.payload.findByID({ ...call, draft, trash: true, disableErrors: true })
    const [row, newest] = [await read(false), await read(true)]
    if (!row || !newest) return null
    return {
      live: row._status === 'published' ? contentOf(row) : null,
      draft: contentOf(newest),
      isInTrash: Boolean(row.deletedAt),
    }
  }

  save(index: number, locale: Locale, data: object): Promise<unknown> {
    const call = { collection: 'pages', id: this.id(index), locale, draft: true } as const
    return desk.cms.payload.update({ ...call, data: { ...data, _status: 'draft' } })
  }

  async publish(index: number, query: string): Promise<boolean> {
    const path = `/pages/${this.id(index)}?depth=0&${query}`
    return (await desk.mira.call('PATCH', path, { _status: 'published' })).status === 200
  }

  async status(method: string, path: string, body?: object): Promise<number> {
    return (await desk.mira.call(method, path, body)).status
  }
}

function contentOf(document: object): Content {
  const { slug, title, readyLocales } = document as {
    slug: string
    title: Partial<Content['titles']>
    readyLocales: Locale[]
  }
  const titles = { ...NO_TITLES }
  for (const locale of LOCALES) titles[locale] = title[locale] ?? ''
  return { slug, titles, ready: LOCALES.filter((locale) => readyLocales.includes(locale)) }
}

const page = fc.nat({ max: PAGES - 1 })
const locale = fc.constantFrom(...LOCALES)
const languages = fc.subarray([...LOCALES], { minLength: 1 })
const title = fc.constantFrom('Alpha', 'Größe', 'مرحبا')

const onSite = (index: number) => (model: Model) => model.pages[index]?.place === 'site'

function pageOf(model: Model, index: number): ModelPage {
  const found = model.pages[index]
  if (!found) throw new Error(`The model has no page ${index}.`)
  return found
}

function edit(index: number, at: Locale, text: string): Command {
  return command({
    name: `edit ${index} ${at} “${text}”`,
    check: onSite(index),
    run: async (model, real) => {
      await real.save(index, at, { title: text })
      const one = pageOf(model, index)
      if (one.draft.titles[at] !== text) touch(model, index, [at])
      one.draft = { ...one.draft, titles: { ...one.draft.titles, [at]: text } }
    },
  })
}

function markReady(index: number, ready: Locale[]): Command {
  return command({
    name: `ready ${index} ${ready.join()}`,
    check: onSite(index),
    run: async (model, real) => {
      await real.save(index, 'en', { readyLocales: ready })
      const one = pageOf(model, index)
      if (one.draft.ready.join() !== ready.join()) touch(model, index, ['shared'])
      one.draft = { ...one.draft, ready }
    },
  })
}

function publishAll(index: number): Command {
  return command({
    name: `publish all ${index}`,
    check: onSite(index),
    run: async (model, real) => {
      const one = pageOf(model, index)
      const may = isComplete(one.draft) && one.draft.titles.en !== ''
      expect(await real.publish(index, 'locale=en')).toBe(may)
      if (may) one.live = one.draft
    },
  })
}

function publishOne(index: number, at: Locale): Command {
  return command({
    name: `publish ${index} ${at}`,
    check: (model) => onSite(index)(model) && pageOf(model, index).draft.ready.includes(at),
    run: async (model, real) => {
      const one = pageOf(model, index)
      const { draft, live } = one
      const titles = { ...(live?.titles ?? NO_TITLES), [at]: draft.titles[at] }
      const next = { ...draft, titles }
      const may = isComplete(next)
      expect(await real.publish(index, `locale=${at}&publishSpecificLocale=${at}`)).toBe(may)
      if (may) one.live = next
    },
  })
}

function unpublish(index: number): Command {
  return command({
    name: `unpublish ${index}`,
    check: onSite(index),
    run: async (model, real) => {
      const path = `/pages/${real.id(index)}?unpublishAllLocales=true&locale=en`
      expect(await real.status('PATCH', path, { _status: 'draft' })).toBe(200)
      pageOf(model, index).live = null
    },
  })
}

function restore(index: number, version: number): Command {
  return command({
    name: `restore ${index} ${version}`,
    check: onSite(index),
    run: async (model, real) => {
      const { docs } = await desk.cms.payload.findVersions({
        collection: 'pages',
        where: { parent: { equals: real.id(index) } },
        sort: '-updatedAt',
        locale: 'all',
        pagination: false,
        trash: true,
      })
      const found = docs[version % docs.length]
      if (!found) return
      expect(await real.status('POST', `/pages/versions/${found.id}`)).toBe(200)
      touch(model, index, EVERY_PART)
      pageOf(model, index).draft = contentOf(found.version)
    },
  })
}

function trash(index: number): Command {
  return command({
    name: `trash ${index}`,
    check: onSite(index),
    run: async (model, real) => {
      expect(await real.status('DELETE', `/pages/${real.id(index)}`)).toBe(200)
      Object.assign(pageOf(model, index), { live: null, place: 'trash', wasTrashed: true })
    },
  })
}

function takeBack(index: number): Command {
  return command({
    name: `take back ${index}`,
    check: (model) => pageOf(model, index).place === 'trash',
    run: async (model, real) => {
      expect(await real.status('POST', `/pages/${real.id(index)}/restore`, {})).toBe(200)
      pageOf(model, index).place = 'site'
    },
  })
}

function erase(index: number): Command {
  return command({
    name: `erase ${index}`,
    check: (model) => pageOf(model, index).place === 'trash',
    run: async (model, real) => {
      const call = { collection: 'pages', id: real.id(index), trash: true } as const
      await desk.cms.payload.delete(call)
      pageOf(model, index).place = 'erased'
    },
  })
}

interface Asked {
  index: number
  action: 'publish' | 'unpublish'
  languages: Locale[]
}

/** Puts one page, or both, into a release and gives it a time. */
function schedule(asked: Asked[]): Command {
  return command({
    name: asked
      .map(({ index, action, languages }) => `${action} ${index} ${languages.join()} later`)
      .join(', '),
    check: (model) => asked.every(({ index }) => onSite(index)(model)),
    run: async (model, real) => {
      const { release } = await desk.post('/releases', { name: 'Model' })
      const items: ModelItem[] = []
      for (const { index, action, languages } of asked) {
        const one = pageOf(model, index)
        const isEmpty =
          action === 'publish' && languages.some((each) => one.draft.titles[each] === '')
        const answer = await desk.post(`/releases/${release?.id}/items`, {
          collection: 'pages',
          document: real.id(index),
          action,
          languages,
        })
        // A text that was removed since it went live is refused when the time is set.
        expect(isEmpty ? [200, 400] : [200]).toContain(answer.status)
        if (answer.status !== 200) continue
        const known = { before: null, after: null, touched: new Set<Locale | 'shared'>() }
        items.push({
          page: index,
          action,
          languages,
          wanted: one.draft,
          wasLive: one.live !== null,
          ...known,
        })
      }
      const { status } = await desk.post(`/releases/${release?.id}/schedule`, LATER)
      const chances = items.map((item) => mayGoLive(pageOf(model, item.page), item))
      if (items.length === 0) expect(status).toBe(409)
      else if (chances.includes('never')) expect(status).toBe(422)
      else if (chances.every((each) => each === 'surely')) expect(status).toBe(200)
      else expect([200, 422]).toContain(status)
      if (status === 200) model.releases.push({ id: release?.id ?? 0, state: 'scheduled', items })
    },
  })
}

function runDue(nth: number): Command {
  const pick = ({ releases }: Model) => nthOf(releases, nth, ['scheduled'])
  return command({
    name: `run release ${nth}`,
    check: (model) => pick(model) !== undefined,
    run: async (model) => {
      const release = pick(model)
      if (!release) return
      const chances = release.items.map((item) => mayGoLive(pageOf(model, item.page), item))
      const outcome = await desk.comeAndRun(release.id)
      if (chances.includes('never')) expect(outcome).toBe('waiting')
      if (chances.every((each) => each === 'surely')) expect(outcome).toBe('live')
      expect(await desk.run(release.id)).toBe('notDue')
      release.state = outcome === 'live' ? 'live' : 'waiting'
      if (outcome !== 'live') return
      for (const item of release.items) applyInModel(pageOf(model, item.page), item)
    },
  })
}

function undo(nth: number, overwrites: boolean): Command {
  const pick = ({ releases }: Model) => nthOf(releases, nth, ['live'])
  return command({
    name: `undo release ${nth}${overwrites ? ', overwriting' : ''}`,
    check: (model) => pick(model) !== undefined,
    run: async (model, real) => {
      const release = pick(model)
      if (!release) return
      const found = release.items.map((item) => ({
        item,
        one: pageOf(model, item.page),
        ...contentBefore(pageOf(model, item.page), item),
      }))
      const answer = await desk.post(`/releases/${release.id}/undo`, { overwrites })
      const isGone = found.some(({ one }) => one.place !== 'site')
      const hasConflict = found.some((each) => each.hasConflict && each.one.live)
      // The row of a page that visitors do not see is written by more than releases.
      const isPlain = found.every(
        ({ item, one, live }) =>
          sameContent(one.live, item.after) && one.live && (!live || isComplete(live)),
      )
      if (isGone || (hasConflict && !overwrites)) expect(answer.status).toBe(422)
      else if (isPlain) expect(answer.status).toBe(200)
      else expect([200, 422]).toContain(answer.status)
      if (answer.status !== 200) return
      release.state = 'undone'
      for (const { item, one, live } of found) {
        const [from, to] = [item.after?.ready ?? [], item.before?.ready ?? []]
        if (item.before && (one.live || live)) one.draft = draftAfter(one.draft, from, to)
        one.live = live && one.wasTrashed && !one.live ? await liveOf(real, item.page) : live
        touch(model, item.page, EVERY_PART)
      }
    },
  })
}

async function liveOf(real: Real, index: number): Promise<Content | null> {
  return (await real.read(index))?.live ?? null
}

function nthOf(releases: ModelRelease[], nth: number, states: ModelRelease['state'][]) {
  const found = releases.filter(({ state }) => states.includes(state))
  return found[nth % Math.max(found.length, 1)]
}

const asked = fc.record({
  index: page,
  action: fc.constantFrom('publish' as const, 'publish' as const, 'unpublish' as const),
  languages,
})

const both = fc.tuple(asked, asked).map(([one, other]) => [
  { ...one, index: 0 },
  { ...other, index: 1 },
])

const edits = fc.tuple(page, locale, title).map(([index, at, text]) => edit(index, at, text))
const nth = fc.nat({ max: 3 })

const commands = fc.commands(
  [
    edits,
    edits,
    fc.tuple(page, languages).map(([index, ready]) => markReady(index, ready)),
    page.map(publishAll),
    fc.tuple(page, locale).map(([index, at]) => publishOne(index, at)),
    page.map(unpublish),
    fc.tuple(page, fc.nat({ max: 9 })).map(([index, version]) => restore(index, version)),
    page.map(trash),
    page.map(takeBack),
    page.map(erase),
    asked.map((one) => schedule([one])),
    both.map(schedule),
    nth.map(runDue),
    nth.map(runDue),
    fc.tuple(nth, fc.boolean()).map(([which, overwrites]) => undo(which, overwrites)),
  ],
  { size: 'max', maxCommands: MAX_STEPS },
)

it(
  `after every step the pages are as the model has them (seed ${SEED})`,
  async () => {
    await fc.assert(
      fc.asyncProperty(commands, async (steps) => {
        const real = await Real.create()
        const model: Model = { pages: [], releases: [] }
        for (let index = 0; index < PAGES; index += 1) {
          const found = await real.read(index)
          if (!found?.live) throw new Error('The page is not on the site.')
          const { live, draft } = found
          model.pages.push({ live, draft, place: 'site', wasTrashed: false })
        }
        await fc.asyncModelRun(() => ({ model, real }), steps)
      }),
      { numRuns: SEQUENCES, seed: SEED, endOnFailure: true },
    )
  },
  TIMEOUT_MS,
)
