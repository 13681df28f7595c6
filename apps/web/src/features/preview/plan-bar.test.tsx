import type { ShownPlan } from '@studio/shared/contracts/preview'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PlanDate, PlanWords } from './plan-bar'

const PLAN: ShownPlan = {
  release: { name: 'Spring prices', state: 'shown' },
  at: '2026-12-01T08:00:00.000Z',
  zone: 'Europe/Berlin',
  changes: 2,
  skipped: [],
  asked: [],
}

const words = (plan: Partial<ShownPlan>, locale: 'en' | 'de' | 'ar' = 'en') => {
  const address = { country: 'uk', locale, path: 'pricing' } as const
  return renderToStaticMarkup(<PlanWords address={address} plan={{ ...PLAN, ...plan }} />)
}

it.each([
  ['en', 'Release “Spring prices”, United Kingdom, English, 1 December 2026 at 09:00', '2 changes'],
  [
    'de',
    'Release „Spring prices“, Vereinigtes Königreich, Deutsch, 1. Dezember 2026',
    '2 Änderungen',
  ],
  ['ar', 'الإصدار «Spring prices»', 'تغييران'],
] as const)('the bar says in %s what is shown, for whom and when', (locale, title, changes) => {
  const html = words({}, locale)
  expect(html).toContain(title)
  expect(html).toContain(changes)
})

it('the bar names what is left out and what will be asked', () => {
  const html = words({ skipped: ['Old page', 'Half a page'], asked: ['Team'] })
  expect(html).toContain('deleted or incomplete: Old page and Half a page.')
  expect(html).toContain('Edited since they were put in: Team.')
})

it.each([
  ['later', 'not live yet'],
  ['live', 'live already'],
  ['over', 'undone or canceled'],
] as const)('the bar says that a release is “%s”', (state, text) => {
  expect(words({ release: { name: 'Spring prices', state } })).toContain(text)
})

it('without a release it is the site as planned', () => {
  expect(words({ release: null, changes: 0 })).toContain('The site as planned, United Kingdom')
})

it('the form has the time on the clocks of its zone, and leads back to the page', () => {
  const address = { country: 'uk', locale: 'de', path: 'pricing' } as const
  const html = renderToStaticMarkup(<PlanDate address={address} plan={PLAN} />)
  expect(html).toContain('value="2026-12-01T09:00"')
  expect(html).toContain('value="/de/pricing"')
  expect(html).toContain('Datum und Uhrzeit (Europe/Berlin)')
})
