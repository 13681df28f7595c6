import { expect, test } from 'vitest'
import { stackUnderTest } from '../support/stack-under-test'
import { from, visit } from '../support/visit'

const web = (path: string) => `${stackUnderTest().webUrl}${path}`

test('a city’s page is translated and in the sitemap; an unknown city is not found', async () => {
  const german = await visit(web('/de/contact/berlin'))
  expect(german.html).toMatch(/<title>Kontakt: Berlin/)
  expect((await visit(web('/ar/contact/miami'))).html).toContain('ميامي')
  expect((await visit(web('/sitemap.xml'))).html).toContain('/ar/contact/london</loc>')
  for (const path of ['/contact/atlantis', '/contact/miami/beach', '/contact/ATLANTIS']) {
    expect((await visit(web(path))).status).toBe(404)
  }
  const capitals = await visit(web('/contact/MIAMI'))
  expect([capitals.status, capitals.headers.get('location')]).toEqual([308, '/contact/miami'])
})

test('the German market has a German contact bar in every language, and other markets have none', async () => {
  for (const path of ['/pricing', '/de/pricing', '/ar/pricing']) {
    const { html } = await visit(web(path), from('gr'))
    const bar = /<div[^>]*data-slot="contact-bar".*?<\/div>/s.exec(html)?.[0] ?? ''
    expect(bar).toContain('lang="de"')
    expect(bar).toContain('Ihr Kontakt in Deutschland')
    expect(bar).toContain('+49 30')
    expect(bar).toContain('mailto:berlin@studio.example')
  }
  for (const country of ['us', 'uk']) {
    expect((await visit(web('/de/pricing'), from(country))).html).not.toContain('contact-bar')
  }
})
