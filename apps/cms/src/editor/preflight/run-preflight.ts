import { sql } from '@payloadcms/db-postgres'
import { COUNTRIES } from '@studio/shared/countries'
import { documentPaths, hasPaths } from '@studio/shared/document-paths'
import { LOCALES, type Locale } from '@studio/shared/locales'
import { CURRENCIES, type Currency } from '@studio/shared/money'
import type { CollectionSlug, Field, FlattenedField, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isTranslator } from '../../platform/access/roles'
import { wordsIn } from '../../platform/admin-language/admin-words'
import { languageName } from '../../platform/admin-language/language-name'
import { queryWithin } from '../../platform/database/query-within'
import { findMissingWords, labelOf } from '../../platform/fields/missing-words'
import type { Values } from '../../platform/fields/walk'
import { preflightWords } from './admin/words'
import { checkClaims, type StoredClaim } from './check-claims'
import { checkLinks, type Found } from './check-links'
import { checkPictures, type StoredPicture } from './check-pictures'
import { checkSearchWords } from './check-search-words'
import { checkAmounts, checkWords } from './check-texts'
import { collectValues, type Collected, type LinkTarget } from './collect-values'
import { findTargets, placesOf, type OwnDocument } from './find-targets'
import type { Finding, FindingKind, Languages, Problem } from './finding'
import { amountKey, typedAmounts } from './typed-amounts'

/**
 * For each kind of problem, the people who may not publish a new problem of this kind. Everybody
 * else only sees a message.
 */
const REFUSED: Record<FindingKind, 'everyone' | 'translators' | 'nobody'> = {
  missingWords: 'everyone',
  deadLink: 'everyone',
  redirectLoop: 'everyone',
  noAlternative: 'everyone',
  // Editors decide about amounts, so only translators are refused.
  typedAmount: 'translators',
  unpublishedLink: 'nobody',
  missingPlace: 'nobody',
  redirectedLink: 'nobody',
  redirectChain: 'nobody',
  otherLanguage: 'nobody',
  untranslatedAlternative: 'nobody',
  claimsDisagree: 'nobody',
  claimMissing: 'nobody',
  titleLength: 'nobody',
  noDescription: 'nobody',
  descriptionLength: 'nobody',
  forbiddenWord: 'nobody',
}

/** Small problems. Publishing does not ask about them. */
const SMALL: FindingKind[] = [
  'otherLanguage',
  'untranslatedAlternative',
  'titleLength',
  'noDescription',
  'descriptionLength',
]

/** A document in each of the checked languages, read without a fallback. */
export type Translations = Partial<Record<Locale, Values>>

export interface Checked {
  /** Undefined for globals. */
  collection?: CollectionSlug
  id?: number | undefined
  fields: Field[]
  flattenedFields: FlattenedField[]
  /** What would go live. */
  next: Translations
  /** The content that visitors see now. It is empty if the document is not on the site. */
  live: Translations
}

interface Known {
  targets: (target: LinkTarget) => Found
  pictures: ReadonlyMap<number, StoredPicture>
  prices: ReadonlySet<string>
  claims: (locale: Locale) => StoredClaim[]
}

/**
 * Finds all problems of a document in the given languages. Those that prevent its publication come
 * first.
 */
export async function runPreflight(req: PayloadRequest, checked: Checked): Promise<Finding[]> {
  const { flattenedFields } = checked
  const { language } = req.i18n
  const collect = (translations: Translations) =>
    new Map(
      LOCALES.flatMap((locale) => {
        const values = translations[locale]
        return values
          ? [[locale, { values, ...collectValues(flattenedFields, values, language) }]]
          : []
      }),
    )
  const [next, live] = [collect(checked.next), collect(checked.live)]
  const all = [...next.values(), ...live.values()]
  const known = await readKnown(req, all, ownDocument(checked))
  const old = new Set(
    [...live].flatMap(([locale, one]) =>
      problemsOf(checked, one, known, { locale, language }).map((each) => keyOf(locale, each)),
    ),
  )
  const findings = [...next].flatMap(([locale, one]) =>
    problemsOf(checked, one, known, { locale, language }).map((problem): Finding => {
      const isNew = !old.has(keyOf(locale, problem))
      const refused = REFUSED[problem.kind]
      const isForCaller =
        refused === 'everyone' || (refused === 'translators' && isTranslator(req.user))
      // Visitors already see an old problem, so it does not prevent other corrections.
      const isBlocking = isForCaller && isNew
      const isAsked = isNew && !SMALL.includes(problem.kind)
      return { ...problem, locale, isNew, isBlocking, isAsked }
    }),
  )
  return findings.sort((one, other) => rank(one) - rank(other))
}

function rank({ isBlocking, isNew }: Finding): number {
  return isBlocking ? 0 : isNew ? 1 : 2
}

function keyOf(locale: Locale, { kind, subject }: Problem): string {
  return `${locale} ${kind} ${subject}`
}

function problemsOf(
  { fields, flattenedFields }: Checked,
  { values, texts, links, pictures, claims }: Collected & { values: Values },
  known: Known,
  { locale, language }: Languages,
): Problem[] {
  const { PREFLIGHT_WORDS } = wordsIn(preflightWords, { language })
  const whole = { data: values, translated: values, document: values, language }
  return eachOnce([
    ...findMissingWords(fields, whole).map(({ name, path }): Problem => ({
      kind: 'missingWords',
      field: name,
      path,
      subject: path,
      message: PREFLIGHT_WORDS.missing(languageName(locale, language)),
    })),
    ...checkLinks(links, known.targets, { locale, language }),
    ...checkPictures(pictures, known.pictures, { locale, language }),
    ...checkAmounts(texts, known.prices, language),
    ...checkWords(texts, { locale, language }),
    ...checkClaims(claims, known.claims(locale), language),
    ...(has(flattenedFields, 'seoTitle')
      ? checkSearchWords(
          values,
          {
            seoTitle: nameOfField(flattenedFields, 'seoTitle', language),
            seoDescription: nameOfField(flattenedFields, 'seoDescription', language),
          },
          language,
        )
      : []),
  ])
}

/** Removes duplicates, because a text may contain the same link or amount several times. */
function eachOnce(problems: Problem[]): Problem[] {
  const byPlace = new Map(
    problems.map((problem) => [`${problem.kind} ${problem.path} ${problem.subject}`, problem]),
  )
  return [...byPlace.values()]
}

function has(fields: FlattenedField[], name: string): boolean {
  return fields.some((field) => field.name === name)
}

function nameOfField(fields: FlattenedField[], name: string, language: string): string {
  const field = fields.find((one) => one.name === name)
  return field ? labelOf(field, language) : name
}

const ownSchema = z.looseObject({
  slug: z.string().nullish(),
  path: z.string().nullish(),
  title: z.string().nullish(),
  readyLocales: z.array(z.enum(LOCALES)).nullish(),
  blocks: z.array(z.looseObject({ blockName: z.string().nullish() })).nullish(),
})

function ownDocument({ collection, id, next }: Checked): OwnDocument {
  const [values = {}] = LOCALES.flatMap((locale) => next[locale] ?? [])
  if (!collection) {
    return { collection, id, paths: [], found: { state: 'live', name: '', readyLocales: [] } }
  }
  const { slug, path, title, readyLocales, blocks } = ownSchema.parse(values)
  const own = hasPaths(collection) && slug ? documentPaths(collection, slug) : []
  const others =
    collection === 'videos' ? path : ['pages', 'categories'].includes(collection) && slug
  const places = collection === 'pages' && blocks ? { places: placesOf(blocks) } : {}
  return {
    collection,
    id,
    paths: [...own, ...(others ? [others] : [])],
    found: {
      state: 'live',
      name: title ?? '',
      readyLocales: readyLocales ?? [...LOCALES],
      ...places,
    },
  }
}

/** Reads the data for the checks of all languages together, and only the data that they need. */
async function readKnown(
  req: PayloadRequest,
  collected: Collected[],
  own: OwnDocument,
): Promise<Known> {
  const links = collected.flatMap((one) => one.links.map(({ target }) => target))
  const ids = [...new Set(collected.flatMap((one) => one.pictures.map(({ id }) => id)))]
  const hasAmounts = collected.some(({ texts }) =>
    texts.some(({ text }) => typedAmounts(text).length > 0),
  )
  const hasClaims = collected.some(({ claims }) => claims.length > 0)
  return {
    targets: await findTargets(req, links, own),
    pictures: await readPictures(req, ids),
    prices: hasAmounts ? await readPrices(req) : new Set(),
    claims: hasClaims ? await readClaims(req) : () => [],
  }
}

const inLanguages = z.partialRecord(z.enum(LOCALES), z.string().nullish()).nullish()

const pictureSchema = z.object({ id: z.number(), filename: z.string().nullish(), alt: inLanguages })

async function readPictures(
  { payload, transactionID }: PayloadRequest,
  ids: number[],
): Promise<Map<number, StoredPicture>> {
  if (ids.length === 0) return new Map()
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    select: { alt: true, filename: true },
    locale: 'all',
    depth: 0,
    pagination: false,
    req: transactionID === undefined ? {} : { transactionID },
  })
  return new Map(
    z
      .array(pictureSchema)
      .parse(docs)
      .map(({ id, filename, alt }) => [
        id,
        { id, name: filename ?? `${id}`, alternatives: alt ?? {} },
      ]),
  )
}

async function readPrices(req: PayloadRequest): Promise<Set<string>> {
  const rows = await queryWithin<{ currency: Currency; minor: number }>(
    req,
    sql`SELECT DISTINCT amounts.currency, amounts.minor::int AS minor
        FROM price_groups_items row
        JOIN price_groups list ON list.id = row._parent_id AND list.deleted_at IS NULL
        CROSS JOIN LATERAL (VALUES
          ('USD', row.usd_min), ('USD', row.usd_max), ('GBP', row.gbp_min),
          ('GBP', row.gbp_max), ('EUR', row.eur_min), ('EUR', row.eur_max)
        ) AS amounts(currency, minor)
        WHERE amounts.minor IS NOT NULL`,
  )
  const known = rows.filter(({ currency }) => CURRENCIES.includes(currency))
  return new Set(known.map(({ currency, minor }) => amountKey(currency, minor)))
}

const claimsSchema = z.object({
  claims: z
    .array(
      z.object({
        key: z.string(),
        value: inLanguages,
        countries: z.array(z.enum(COUNTRIES)),
        isDisputed: z.boolean().nullish(),
        isWithheld: z.boolean().nullish(),
      }),
    )
    .nullish(),
})

async function readClaims({
  payload,
  transactionID,
}: PayloadRequest): Promise<(locale: Locale) => StoredClaim[]> {
  const settings = await payload.findGlobal({
    slug: 'site-settings',
    locale: 'all',
    depth: 0,
    req: transactionID === undefined ? {} : { transactionID },
  })
  const { claims } = claimsSchema.parse(settings)
  return (locale) =>
    (claims ?? []).map(({ key, value, countries, isDisputed, isWithheld }) => ({
      key,
      value: value?.[locale] ?? value?.en ?? '',
      countries,
      isDisputed: isDisputed === true,
      isWithheld: isWithheld === true,
    }))
}
