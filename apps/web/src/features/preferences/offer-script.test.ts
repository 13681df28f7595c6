import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { OFFER_SCRIPT } from './offer-script'

interface Visit {
  lang: string
  languages: string[]
  cookie?: string
  closed?: string | null
}

/**
 * Runs the script.
 * @returns the mark that the script sets on the page, and the value that the closing button stores
 */
function open({ lang, languages, cookie = '', closed = null }: Visit) {
  const html = { lang, dataset: {} as { offers?: string } }
  const kept = new Map<string, string | null>([['languageOffer', closed]])
  const page = new EventTarget()
  runInNewContext(OFFER_SCRIPT, {
    addEventListener: page.addEventListener.bind(page),
    document: { documentElement: html, cookie, getElementById: () => null },
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
    navigator: { languages },
  })
  const close = () => {
    const press = new Event('click')
    Object.defineProperty(press, 'target', { value: { closest: () => ({}) } })
    page.dispatchEvent(press)
  }
  return { html, kept, close }
}

it.each<[string, Visit, string | undefined]>([
  ['Arabic', { lang: 'en', languages: ['ar-EG', 'en'] }, 'ar'],
  ['German after a language that the site lacks', { lang: 'en', languages: ['fr', 'de-AT'] }, 'de'],
  ['English on a German page', { lang: 'de', languages: ['en-US'] }, 'en'],
  ['the language of the page', { lang: 'de', languages: ['de', 'en'] }, undefined],
  ['only languages that the site lacks', { lang: 'en', languages: ['arn', 'fr'] }, undefined],
  ['nothing', { lang: 'en', languages: [] }, undefined],
  [
    'Arabic, of one who chose English',
    { lang: 'en', languages: ['ar'], cookie: 'a=b; language_code=en' },
    undefined,
  ],
  [
    'Arabic, of one who closed the offer',
    { lang: 'en', languages: ['ar'], closed: 'closed' },
    undefined,
  ],
])('a browser that asks for %s', (_, visit, offered) => {
  expect(open(visit).html.dataset.offers).toBe(offered)
})

it('is closed for good', () => {
  const { html, kept, close } = open({ lang: 'en', languages: ['ar'] })
  close()
  expect(html.dataset).toEqual({})
  expect(kept.get('languageOffer')).toBe('closed')
})
