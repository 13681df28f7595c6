import { expect, it } from 'vitest'
import { placesIn, withEntry, withName } from './menu-places'

const entry = (id: string, page: number | null) => ({
  id,
  label: `Name of ${id}`,
  link: page === null ? { type: 'path', path: 'work' } : { type: 'page', page },
})

const MENUS = {
  version: 'mega',
  megaItems: [
    { id: 'm1', blockType: 'menuLink', label: 'Contact', link: { type: 'page', page: 1 } },
    {
      id: 'm2',
      blockType: 'menu',
      label: 'Services',
      groups: [
        { id: 'g1', title: 'Stages', entries: [entry('e1', 7), entry('e2', null)] },
        { id: 'g2', title: '', entries: [] },
      ],
    },
  ],
  dropdownItems: [{ id: 'd1', blockType: 'menu', label: 'More', groups: [{ id: 'g3' }] }],
  footerGroups: [{ id: 'f1', title: 'Studio', entries: [] }],
}

it('the places are the columns of the header in use, and those of the footer', () => {
  expect(placesIn(MENUS).map(({ key, names, pages }) => [key, names, pages])).toEqual([
    ['megaItems/m2/g1', ['Services', 'Stages'], [7]],
    ['megaItems/m2/g2', ['Services'], []],
    ['footerGroups/f1', ['Studio'], []],
  ])
  expect(placesIn({ ...MENUS, version: 'dropdowns' }).map(({ key }) => key)).toEqual([
    'dropdownItems/d1/g3',
    'footerGroups/f1',
  ])
  expect(placesIn({})).toEqual([])
})

it('a column with sixteen entries is full', () => {
  const entries = Array.from({ length: 16 }, (_, index) => entry(`e${index}`, index + 1))
  const [place] = placesIn({ footerGroups: [{ id: 'f1', entries }] })
  expect(place?.isFull).toBe(true)
})

it('an entry goes to the end of its column, and everything else stays as it is', () => {
  const added = { id: 'new', label: 'Sets', page: 9 }
  const row = { id: 'new', label: 'Sets', link: { type: 'page', page: 9 } }
  const changed = withEntry(MENUS, 'megaItems/m2/g1', added)
  const [link, menu] = MENUS.megaItems
  const [stages, other] = menu?.groups ?? []
  expect(changed).toEqual({
    megaItems: [
      link,
      { ...menu, groups: [{ ...stages, entries: [...(stages?.entries ?? []), row] }, other] },
    ],
  })
  expect(withEntry(MENUS, 'footerGroups/f1', added)).toEqual({
    footerGroups: [{ id: 'f1', title: 'Studio', entries: [row] }],
  })
})

it('a name changes the entry with the id only', () => {
  const named = withName(MENUS, 'megaItems/m2/g1', { id: 'e2', label: 'Neu' })
  expect(JSON.stringify(named)).toContain('"label":"Neu"')
  expect(JSON.stringify(named)).toContain('Name of e1')
})
