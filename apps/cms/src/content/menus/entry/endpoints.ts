import { randomUUID } from 'node:crypto'
import { LOCALES, type Locale } from '@studio/shared/locales'
import { Locked, ValidationError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { EDITORS } from '../../../platform/access/roles'
import { forRoles } from '../../../platform/api/for-roles'
import { inTransaction } from '../../../platform/database/in-transaction'
import { lockGlobal } from '../../../editor/documents/lock-document'
import { fail, json } from '../../../platform/lib/respond'
import { placesIn, withEntry, withName, type MenuPlace } from './menu-places'

const MENUS = 'menus'
/** The limit of the field of the menus. */
const MAX_NAME = 40

const entrySchema = z.strictObject({
  page: z.number().int().positive().max(2_147_483_647),
  place: z.string().min(1).max(200),
  name: z.string().trim().min(1).max(MAX_NAME),
  locale: z.enum(LOCALES),
})

const localeSchema = z.enum(LOCALES).catch('en')

/** The calls by which the form of a page puts it into a menu. Editors and admins only. */
export const menuEntryEndpoints: Endpoint[] = [
  {
    path: '/menus/places',
    method: 'get',
    handler: forRoles([...EDITORS], async (req) => {
      const asked = new URL(req.url ?? '', 'http://localhost').searchParams.get('locale')
      return json({ places: placesIn(await readMenus(req, localeSchema.parse(asked))) })
    }),
  },
  {
    path: '/menus/entries',
    method: 'post',
    handler: forRoles([...EDITORS], addEntry),
  },
]

async function addEntry(req: PayloadRequest): Promise<Response> {
  const body = entrySchema.safeParse(await req.json?.().catch(() => null))
  if (!body.success) return fail(400, 'invalidBody')
  const { page, place: key, name, locale } = body.data
  const titles = await titlesOf(req, page)
  if (!titles) return fail(404, 'notFound')
  const id = randomUUID()
  try {
    const refusal = await inTransaction(req, async () => {
      await lockGlobal(req, MENUS)
      const menus = await readMenus(req, locale)
      const place = placesIn(menus).find((one) => one.key === key)
      const refused = refusalOf(place, page)
      if (!refused) await saveMenus(req, locale, withEntry(menus, key, { id, label: name, page }))
      return refused
    })
    if (refusal) return refusal
    await nameInOtherLanguages(req, { key, id, titles, written: locale })
    return json({ id })
  } catch (error) {
    if (error instanceof Locked) return fail(409, 'locked')
    if (error instanceof ValidationError) return fail(409, 'invalidMenus')
    throw error
  }
}

function refusalOf(place: MenuPlace | undefined, page: number): Response | null {
  if (!place) return fail(404, 'placeNotFound')
  if (place.pages.includes(page)) return fail(409, 'alreadyThere')
  return place.isFull ? fail(409, 'placeFull') : null
}

function readMenus(req: PayloadRequest, locale: Locale): Promise<unknown> {
  return req.payload.findGlobal({
    slug: MENUS,
    locale,
    fallbackLocale: false,
    depth: 0,
    overrideAccess: false,
    user: req.user,
    req,
  })
}

async function saveMenus(
  req: PayloadRequest,
  locale: Locale,
  data: Record<string, unknown>,
): Promise<void> {
  await req.payload.updateGlobal({
    slug: MENUS,
    data,
    locale,
    depth: 0,
    overrideAccess: false,
    // A colleague's next save would remove the entry again.
    overrideLock: false,
    user: req.user,
    req,
  })
}

const titlesSchema = z.object({ title: z.partialRecord(z.enum(LOCALES), z.string().nullish()) })

async function titlesOf(
  req: PayloadRequest,
  id: number,
): Promise<Partial<Record<Locale, string>> | null> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    where: { id: { equals: id } },
    draft: true,
    locale: 'all',
    depth: 0,
    limit: 1,
    overrideAccess: false,
    user: req.user,
    req,
  })
  const found = titlesSchema.safeParse(docs[0])
  if (!found.success) return null
  return Object.fromEntries(
    Object.entries(found.data.title).flatMap(([locale, title]) => (title ? [[locale, title]] : [])),
  )
}

interface OtherNames {
  key: string
  id: string
  titles: Partial<Record<Locale, string>>
  written: Locale
}

/**
 * Names the entry by the page's title in the other languages. A language whose menus lack other
 * names cannot be saved; its visitors read the entry's name in another language.
 */
async function nameInOtherLanguages(
  req: PayloadRequest,
  { key, id, titles, written }: OtherNames,
): Promise<void> {
  for (const locale of LOCALES.filter((one) => one !== written)) {
    const label = titles[locale]?.slice(0, MAX_NAME)
    if (!label) continue
    try {
      await inTransaction(req, async () => {
        await lockGlobal(req, MENUS)
        await saveMenus(req, locale, withName(await readMenus(req, locale), key, { id, label }))
      })
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
    }
  }
}
