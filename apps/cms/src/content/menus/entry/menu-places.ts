import { z } from 'zod'

/** A place of the menus that holds links: a column of the header or of the footer. */
export interface MenuPlace {
  /** Such as `megaItems/66f1/a2`. */
  key: string
  /** The header version that has it, or the footer. */
  part: 'megaItems' | 'dropdownItems' | 'footerGroups'
  /** Names from the outermost to the innermost, such as `Services` and `Production studios`. */
  names: string[]
  /** Ids of the pages that its entries lead to. */
  pages: number[]
  isFull: boolean
}

/** The limit of the fields of the menus. */
const MAX_ENTRIES = 16

const idSchema = z.union([z.string(), z.number()]).transform(String)
const nameSchema = z.string().nullish()
const pageSchema = z.union([z.number(), z.looseObject({ id: z.number() })]).nullish()

const entrySchema = z.looseObject({
  link: z.looseObject({ type: z.string().nullish(), page: pageSchema }).nullish(),
})
const groupSchema = z.looseObject({
  id: idSchema,
  title: nameSchema,
  entries: z.array(entrySchema).nullish(),
})
const itemSchema = z.looseObject({
  id: idSchema,
  label: nameSchema,
  groups: z.array(groupSchema).nullish(),
})

const menusSchema = z.looseObject({
  version: z.enum(['mega', 'dropdowns']).catch('mega'),
  megaItems: z.array(itemSchema).nullish(),
  dropdownItems: z.array(itemSchema).nullish(),
  footerGroups: z.array(groupSchema).nullish(),
})

type Group = z.infer<typeof groupSchema>

/**
 * The columns that visitors see: those of the header version in use, then those of the footer.
 *
 * @param menus the global in one language
 */
export function placesIn(menus: unknown): MenuPlace[] {
  const { version, footerGroups, ...headers } = menusSchema.parse(menus)
  const part = version === 'mega' ? 'megaItems' : 'dropdownItems'
  const header = (headers[part] ?? []).flatMap(({ id, label, groups }) =>
    (groups ?? []).map((group) => placeOf(part, [id], [label], group)),
  )
  return [...header, ...(footerGroups ?? []).map((group) => placeOf('footerGroups', [], [], group))]
}

function placeOf(
  part: MenuPlace['part'],
  ids: string[],
  names: (string | null | undefined)[],
  { id, title, entries }: Group,
): MenuPlace {
  return {
    key: [part, ...ids, id].join('/'),
    part,
    names: [...names, title].filter((name): name is string => Boolean(name)),
    pages: (entries ?? []).flatMap(({ link }) => {
      if (link?.type !== 'page' || !link.page) return []
      return [typeof link.page === 'number' ? link.page : link.page.id]
    }),
    isFull: (entries ?? []).length >= MAX_ENTRIES,
  }
}

interface NewEntry {
  id: string
  label: string
  page: number
}

/** The menus with one more entry at the end of a place. @returns the changed part */
export function withEntry(menus: unknown, key: string, entry: NewEntry): Record<string, unknown> {
  const row = {
    id: entry.id,
    label: entry.label,
    link: { type: 'page', page: entry.page },
  }
  return changedGroup(menus, key, (entries) => [...entries, row])
}

/** The menus with the name of an entry in the language in which they were read. */
export function withName(
  menus: unknown,
  key: string,
  { id, label }: Omit<NewEntry, 'page'>,
): Record<string, unknown> {
  return changedGroup(menus, key, (entries) =>
    entries.map((entry) => (entry.id === id ? { ...entry, label } : entry)),
  )
}

type Rows = Record<string, unknown>[]

function changedGroup(
  menus: unknown,
  key: string,
  change: (entries: Rows) => Rows,
): Record<string, unknown> {
  const { footerGroups, megaItems, dropdownItems } = menusSchema.parse(menus)
  const [part, ...ids] = key.split('/')
  const inGroup = (group: Group, id: string | undefined) =>
    group.id === id ? { ...group, entries: change(group.entries ?? []) } : group
  if (part === 'footerGroups') {
    return { footerGroups: (footerGroups ?? []).map((group) => inGroup(group, ids[0])) }
  }
  const items = (part === 'megaItems' ? megaItems : dropdownItems) ?? []
  return {
    [part === 'megaItems' ? 'megaItems' : 'dropdownItems']: items.map((item) =>
      item.id === ids[0]
        ? { ...item, groups: (item.groups ?? []).map((group) => inGroup(group, ids[1])) }
        : item,
    ),
  }
}
