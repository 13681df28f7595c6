import type { Outline } from '@studio/shared/contracts/listings'
import { beforeEach, expect, it, vi } from 'vitest'
import { llms } from './llms'

vi.mock('@/i18n/translator', () => ({ translator: () => (key: string) => key }))

beforeEach(() => {
  vi.stubEnv('CMS_URL', 'http://cms.test')
  vi.stubEnv('SITE_URL', 'https://studio.test')
  vi.stubEnv('PUBLISH_SECRET', 'a-secret-that-is-long-enough-for-this')
})

const outline: Outline = {
  studioName: 'Studio',
  mission: 'We draw\nand film.',
  contacts: [{ country: 'gr', phone: '+49 30 1', email: 'a@studio.test' }],
  services: [{ path: 'animatics', title: 'Animatics [2D]', description: 'Timed\n boards.' }],
  pages: [{ path: '', title: 'Home', description: '' }],
  caseStudies: [],
  posts: [],
  jobs: [],
}

it('The text has a name, a summary and lists of links, without empty sections', () => {
  expect(llms(outline)).toBe(
    [
      '# Studio',
      '> We draw and film.',
      'languages',
      '## services\n\n- [Animatics 2D](https://studio.test/animatics): Timed boards.',
      '## pages\n\n- [Home](https://studio.test/)',
      '## contact\n\n- DE: +49 30 1, a@studio.test',
      '',
    ].join('\n\n'),
  )
})
