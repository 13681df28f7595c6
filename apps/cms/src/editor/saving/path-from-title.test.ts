import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isFreePath } from '../../platform/fields/check-addresses'
import { pathFromTitle } from './path-from-title'

describe('the path from a title', () => {
  it.each([
    ['A good title', 'a-good-title'],
    ['  What’s new?  ', 'whats-new'],
    ['Über uns: Größe & Maß', 'ueber-uns-groesse-mass'],
    ['Café — Señor', 'cafe-senor'],
    ['3D / 2D', '3d-2d'],
    ['İstanbul ışık', 'istanbul-isik'],
    ['Œuvre, cœur', 'oeuvre-coeur'],
    ['Đà Nẵng đường', 'da-nang-duong'],
    ['Þingvellir, Seyðisfjörður', 'thingvellir-seydisfjoerdur'],
    ['Smørrebrød på Ærø', 'smoerrebroed-paa-aeroe'],
    ['Łódź, Kraków', 'lodz-krakow'],
    ['STRAẞE', 'strasse'],
    ['Ħal Għargħur, Ŋarŋa, Tŧ', 'hal-gharghur-ngarnga-tt'],
    ['Əliağa', 'eliaga'],
    ['ﬁlm ﬀ Ǆ Ⅳ', 'film-ff-dz-iv'],
    ['L’été, O’Brien, Hawaiʻi', 'lete-obrien-hawaii'],
    ['Film\u00ading\u200b', 'filming'],
    ['رسوم متحركة', ''],
    ['---', ''],
    ['long '.repeat(30), 'long-'.repeat(12).slice(0, 59)],
  ])('%s becomes “%s”', (title, path) => {
    expect(pathFromTitle(title)).toBe(path)
  })

  it('contains only a to z, digits and hyphens, or is empty, whatever the title is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        expect(pathFromTitle(title)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
      }),
    )
    expect(isFreePath(pathFromTitle('Pricing'))).toBe(true)
  })
})
