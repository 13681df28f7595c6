import { GUIDE_PLACE } from '@studio/shared/dialog-links'
import { isTopic, topicOfPriceRow, TOPICS } from '@studio/shared/inquiry/topics'
import { LOCALES } from '@studio/shared/locales'
import { HOME_SLUG } from '@studio/shared/paths'
import { ROUTES } from '@studio/shared/routes/manifest'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { anchorsOf } from '../site/blocks/anchors'
import { isObject, type Json } from './localize'
import { readList, readObject, readPages } from './read-data'
import { videoEntries } from './videos/video-entries'

const lists = {
  media: await readList('media.json'),
  'price-groups': await readList('price-groups.json'),
  pages: await readPages(),
  services: await readList('services.json'),
  testimonials: await readList('testimonials.json'),
}
/** All films count as rendered here, so that the test reads all texts. */
const works = await videoEntries(() => true)
const workList = [...works.videos, ...works.categories, ...works.showreels]
const settings = await readObject('site-settings.json')
const everything: Json[] = [
  ...Object.values(lists).flat(),
  ...workList.map(({ data }) => data),
  settings,
]

const nameSchema = z.object({ key: z.string() }).or(z.object({ slug: z.string() }))

function namesIn(list: Json[]): string[] {
  return list.map((entry) => Object.values(nameSchema.parse(entry))[0] ?? '')
}

const pricedSchema = z.object({
  key: z.string(),
  unit: z.string().default(''),
  usdMin: z.number().nullable().default(null),
})

const groups = z
  .array(z.object({ key: z.string(), items: z.array(pricedSchema) }))
  .parse(lists['price-groups'])

const partSchema = z
  .string()
  .nullish()
  .transform((part) => part ?? '')
const referenceSchema = z.tuple([partSchema, partSchema])

/** Collects the value itself and all values inside it. */
function within(value: Json): Json[] {
  if (typeof value !== 'object' || value === null) return [value]
  return [value, ...Object.values(value).flatMap(within)]
}

const objects = everything.flatMap(within).filter(isObject)
const texts = objects.filter((entry) => LOCALES.some((locale) => locale in entry))

describe('names', () => {
  it.each(Object.entries(lists))('in %s are unique', (_, list) => {
    const names = namesIn(list)
    expect(names.length).toBeGreaterThan(0)
    expect(new Set(names).size).toBe(names.length)
  })

  it.each(groups)('of the rows in $key are unique', ({ items }) => {
    expect(new Set(namesIn(items)).size).toBe(items.length)
  })
})

it('each page is in the plan of the site', () => {
  const planned = ROUTES.map(({ path }) => path || HOME_SLUG)
  expect(namesIn(lists.pages).filter((slug) => !planned.includes(slug))).toEqual([])
})

describe('references', () => {
  const prices = groups.flatMap(({ key, items }) => items.map((item) => `${key}.${item.key}`))
  const claims = z.array(z.object({ key: z.string() })).parse(settings.claims)

  it('to prices name rows of the book', () => {
    const inText = [...JSON.stringify(everything).matchAll(/\{\{price:(.*?)\}\}/g)]
    const inFields = objects
      .map(({ priceGroup, priceItem }) => referenceSchema.parse([priceGroup, priceItem]))
      .flatMap(([group, item]) => (group || item ? [`${group}.${item}`] : []))
    const named = [...inText.map(([, name = '']) => name), ...inFields]
    expect(inText.length).toBeGreaterThan(0)
    expect(inFields.length).toBeGreaterThan(0)
    expect(named.filter((name) => !prices.includes(name))).toEqual([])
  })

  it('to a block name a block of that page', () => {
    const pageSchema = z.object({
      slug: z.string(),
      blocks: z.array(z.object({ blockType: z.string(), blockName: z.string().nullish() })),
    })
    const linkSchema = z.object({ page: z.string(), anchor: z.string().min(1) })
    const places = z
      .array(pageSchema)
      .parse(lists.pages)
      .flatMap(({ slug, blocks }) =>
        [
          ...anchorsOf(blocks.map(({ blockName }) => blockName)),
          ...(blocks.some(({ blockType }) => blockType === 'guide') ? [GUIDE_PLACE] : []),
        ].map((anchor) => `${slug}#${anchor}`),
      )
    const named = objects.flatMap((entry) => {
      const link = linkSchema.safeParse(entry).data
      return link ? [`${link.page}#${link.anchor}`] : []
    })
    expect(named.length).toBeGreaterThan(0)
    expect(places).toEqual(expect.arrayContaining(named))
  })

  it('to the contact page name a topic of its form', () => {
    const named = objects.flatMap(({ page, topic }) => (page === 'contact' && topic ? [topic] : []))
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((topic) => !isTopic(topic))).toEqual([])
  })

  it('from each narrower topic of the contact form name a row that books it', () => {
    const booked = prices.flatMap((price) => {
      const [list = '', row = ''] = price.split('.')
      return topicOfPriceRow(list, row) ?? []
    })
    expect(booked.sort()).toEqual(TOPICS.filter((topic) => topic.includes('.')).sort())
  })

  it('to prices in headlines name the lowest price of the list for that unit', () => {
    const headlines = objects.filter(({ blockType, summary }) => blockType === 'hero' || summary)
    const named = headlines.flatMap((headline) => {
      const list = groups.find(({ key }) => key === headline.priceGroup)
      const row = list?.items.find(({ key }) => key === headline.priceItem)
      return list && row ? [{ list, row }] : []
    })
    expect(named.length).toBeGreaterThan(5)
    for (const { list, row } of named) {
      const amounts = list.items.flatMap(({ unit, usdMin }) =>
        unit === row.unit ? (usdMin ?? []) : [],
      )
      expect({ list: list.key, usdMin: row.usdMin }).toEqual({
        list: list.key,
        usdMin: amounts.length > 0 ? Math.min(...amounts) : null,
      })
    }
  })

  it('to claims name claims of the settings', () => {
    const named = objects.flatMap(({ claim }) => (typeof claim === 'string' ? [claim] : []))
    expect(named.length).toBeGreaterThan(0)
    expect(claims.map(({ key }) => key)).toEqual(expect.arrayContaining(named))
  })
})

it.each(['contact', 'pricing', 'faq'])('the page %s offers the guide', (slug) => {
  const pageSchema = z.object({ slug: z.string(), blocks: z.array(z.looseObject({})) })
  const page = z
    .array(pageSchema)
    .parse(lists.pages)
    .find((each) => each.slug === slug)
  const guides = page?.blocks.filter(({ blockType }) => blockType === 'guide')
  expect(guides).toEqual([expect.objectContaining({ layout: 'button' })])
})

describe('every text', () => {
  it('exists in all languages and in no other', () => {
    expect(texts.length).toBeGreaterThan(500)
    const flawed = texts.filter(
      (text) =>
        Object.keys(text).length !== LOCALES.length ||
        LOCALES.some((locale) => typeof text[locale] !== 'string' || text[locale].trim() === ''),
    )
    expect(flawed).toEqual([])
  })

  it('refers to the same prices and pages in every language', () => {
    const named = (text: Json = '') =>
      [...JSON.stringify(text).matchAll(/\{\{.*?\}\}|\]\(.*?\)/g)].map(String).sort()
    const flawed = texts.filter(({ en, ar, de }) =>
      [ar, de].some((other) => named(other).join() !== named(en).join()),
    )
    expect(flawed).toEqual([])
  })

  it('about the review room has its pictures in the same language', () => {
    const roomSchema = z.object({ locale: z.enum(LOCALES), media: z.string() }).array()
    const rooms = objects
      .filter(({ localMedia }) => Array.isArray(localMedia))
      .map(({ media, localMedia }) =>
        roomSchema.parse([{ locale: 'en', media }, ...(localMedia as Json[])]),
      )
    expect(rooms.length).toBeGreaterThan(0)
    for (const room of rooms) {
      expect(room.map(({ locale }) => locale)).toEqual(LOCALES)
      for (const { locale, media } of room) {
        expect(media).toMatch(new RegExp(`^library-room-.+-${locale}$`))
      }
    }
  })

  it('says neither “from” nor a unit twice beside a price', () => {
    const twice =
      /(?:\bfrom|\bab|ابتداءً من) \{\{price:|\}\} (?:an|per|pro|je|die) (?:hour|Stunde|day|Tag) (?:an|per|pro|je) (?:hour|Stunde|day|Tag)|\}\} للساعة (?:للساعة|في الساعة)/u
    const flawed = texts.flatMap((text) =>
      Object.values(text).filter((said) => typeof said === 'string' && twice.test(said)),
    )
    expect(flawed).toEqual([])
  })

  it('takes amounts of money from the price book', () => {
    expect(JSON.stringify(texts)).not.toMatch(/[$£€]\s?\d|\d\s?[$£€]/)
  })
})

/** The guide and search engines show answers without the rest of their page. */
const POINTS_TO_PLACE = {
  en: /\babove\b(?! all)|\b(?:below|on this page|the table)\b/i,
  de: /(?<!\p{L})(?:oben|unten|obige\p{L}*|auf dieser Seite|(?:die|der) Tabelle)(?!\p{L})/iu,
  ar: /أعلاه|أدناه|الجدول (?:السابق|التالي)|في هذه الصفحة|يُظهر الجدول/u,
}

it('no answer to a question points to another place of its page', () => {
  const answers = objects.filter((entry) => 'question' in entry && 'answer' in entry)
  expect(answers.length).toBeGreaterThan(100)
  const pointing = answers.flatMap(({ answer }) =>
    LOCALES.filter((locale) => {
      const text = isObject(answer) ? answer[locale] : null
      return typeof text === 'string' && POINTS_TO_PLACE[locale].test(text)
    }).map((locale) => isObject(answer) && answer[locale]),
  )
  expect(pointing).toEqual([])
})
