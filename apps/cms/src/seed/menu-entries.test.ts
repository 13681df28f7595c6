import { describe, expect, it } from 'vitest'
import type { JsonObject } from './localize'
import { menusData } from './menu-entries'

const FAQ = { label: 'FAQ', path: 'faq' }
const REEL = { label: 'Reel', path: 'gaming-reel', countries: ['uk'] }

const menus: JsonObject = {
  version: 'mega',
  megaItems: [FAQ, { label: 'Work', groups: [{ title: 'Reels', path: 'work', entries: [REEL] }] }],
  dropdownItems: [
    { label: 'Other', url: 'https://other.test/' },
    { label: 'Sister', storyboards: true },
    { label: 'Part', storyboards: 'key-visuals' },
    { label: 'Reel', film: 'a-clip' },
  ],
  callToAction: { label: 'Start', path: 'contact' },
  footerGroups: [{ title: null, entries: [FAQ] }],
}

describe('menusData', () => {
  const data = menusData(menus, ['faq', 'contact'])

  it('links to the seed’s pages, and keeps other paths', () => {
    expect(data.megaItems).toEqual([
      { blockType: 'menuLink', label: 'FAQ', link: { type: 'page', page: 'faq' } },
      {
        blockType: 'menu',
        label: 'Work',
        groups: [
          {
            title: 'Reels',
            link: { type: 'path', path: 'work' },
            entries: [
              {
                label: 'Reel',
                countries: ['uk'],
                link: { type: 'path', path: 'gaming-reel' },
              },
            ],
          },
        ],
      },
    ])
  })

  it('links to other sites, and keeps a column without a target', () => {
    expect(data).toMatchObject({
      dropdownItems: [
        { link: { type: 'url', url: 'https://other.test/' } },
        { link: { type: 'storyboards' } },
        { link: { type: 'storyboards', part: 'key-visuals' } },
        { link: { type: 'video', film: 'a-clip' } },
      ],
      callToAction: { label: 'Start', link: { type: 'page', page: 'contact' } },
      footerGroups: [{ blockType: 'menuGroup', link: { type: 'none' } }],
    })
  })

  it.each([
    { ...menus, megaItems: null },
    { ...menus, megaItems: ['faq'] },
    { ...menus, footerGroups: ['faq'] },
    { ...menus, footerGroups: [{ title: null }] },
  ])('refuses the invalid menu %j', (flawed) => {
    expect(() => menusData(flawed, [])).toThrow(/menu/)
  })
})
