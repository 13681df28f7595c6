import type { Block } from '@studio/shared/contracts/blocks'
import { expect, it } from 'vitest'
import { softenTitles } from './soften-titles'

const HERO: Block = {
  type: 'hero',
  id: '1',
  eyebrow: 'Rechtliches',
  title: 'Datenschutzerklärung',
  lead: 'Datenschutzerklärung',
  media: null,
  actions: [
    { label: 'Datenschutzerklärung', href: '/de/x', isExternal: false, emphasis: 'primary' },
  ],
  figure: null,
}

it('hyphenates titles, and leaves leads, buttons and addresses unchanged', () => {
  const softened = softenTitles(HERO, 'de')
  expect(softened).toEqual({ ...HERO, title: expect.stringContaining('\u00ad') as string })
  expect(softenTitles(HERO, 'ar')).toEqual(HERO)
})

it('hyphenates titles in lists', () => {
  const steps: Block = {
    type: 'steps',
    id: '2',
    heading: null,
    intro: null,
    steps: [{ title: 'Besprechungstermin', text: 'Besprechungstermin' }],
  }
  const softened = softenTitles(steps, 'de')
  expect(JSON.stringify(softened).match(/\u00ad/g)?.length).toBeGreaterThan(1)
  expect(softened).toMatchObject({ heading: null, steps: [{ text: 'Besprechungstermin' }] })
})
