import type { LayoutData } from '@studio/shared/contracts/layout-data'
import type { Locale } from '@studio/shared/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { layoutDataIn } from '@/test-support/gallery/samples'
import { SiteFrame } from '../site-frame'
import { BarePage } from './bare-page'

const loaded = vi.hoisted(() => ({ layoutData: null as LayoutData | null }))

vi.mock('@/cms/load-layout-data', () => ({
  loadAccountLayoutData: () => Promise.resolve(loaded.layoutData),
}))

const ROWS: [Locale, string, string[]][] = [
  ['en', '', ['Legal notice', 'Privacy statement', 'Accessibility']],
  ['de', '/de', ['Impressum', 'Datenschutzerklärung', 'Barrierefreiheit']],
  ['ar', '/ar', ['بيانات الناشر', 'بيان الخصوصية', 'إمكانية الوصول']],
]

const addressIn = (locale: Locale) => ({ country: 'gr', locale, path: 'login' }) as const

async function showForm(locale: Locale): Promise<string> {
  return renderToStaticMarkup(
    await BarePage({ address: addressIn(locale), title: 'Log in', lead: '', children: null }),
  )
}

function expectRow(html: string, prefix: string, labels: string[]): void {
  const paths = ['impressum', 'privacy-policy', 'accessibility']
  for (const [index, path] of paths.entries()) {
    expect(html).toMatch(new RegExp(`href="${prefix}/${path}"[^>]*>${labels[index]}<`))
  }
}

it.each(ROWS)('A page without header and footer has legal links in %s', async (locale, ...row) => {
  loaded.layoutData = layoutDataIn(locale)
  expectRow(await showForm(locale), ...row)
  const page = SiteFrame({
    layoutData: layoutDataIn(locale),
    address: addressIn(locale),
    headerTheme: 'light',
    layout: 'bare',
    children: <main />,
  })
  expectRow(renderToStaticMarkup(page), ...row)
})

it('A legal page that is not published is not linked, and no page needs the links', async () => {
  const layoutData = layoutDataIn('en')
  loaded.layoutData = { ...layoutData, legalPages: { ...layoutData.legalPages, privacy: null } }
  expect(await showForm('en')).not.toContain('Privacy statement')
  loaded.layoutData = null
  expect(await showForm('en')).not.toContain('Legal notice')
})
