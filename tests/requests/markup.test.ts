import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../packages/shared/src/locales'
import { publicPath } from '../../packages/shared/src/paths'
import { PRESENT_ROUTES } from '../support/site-pages'
import { COUNTRY_OF } from '../support/site-variants'
import { readPage, walkVariant } from '../support/site-walk'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Rules about React's output: empty values of boolean attributes, and inline styles for
    // positions.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    // Line breaks within the studio's phone numbers are allowed.
    'tel-non-breaking': 'off',
    // Rules about the order and spacing of the head, which Next determines.
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
  },
})

/** A responsive preload has `imagesrcset` instead of `href`, as the standard allows. */
function isPreload(ruleId: string, selector: string | null): boolean {
  return ruleId === 'element-required-attributes' && /> head > link/.test(selector ?? '')
}

/** One page of each kind, and all pages with unique layouts. */
const SAMPLES = new Map([
  ...[...PRESENT_ROUTES].reverse().map(({ kind, path }) => [kind, path] as const),
  ...['', 'pricing', 'faq', 'contact', 'green-screen-studio', 'no-such-page'].map(
    (path) => [`/${path}`, path] as const,
  ),
])

/** Finds a route's page in the stored walk. Other pages are requested. */
async function pageOf(locale: Locale, path: string) {
  const country = COUNTRY_OF[locale]
  const address = publicPath(locale, path)
  return (await walkVariant(country, locale)).get(address) ?? readPage(country, address)
}

for (const [name, path] of SAMPLES) {
  test(`the markup is valid: ${name}`, async () => {
    for (const locale of LOCALES) {
      const { html } = await pageOf(locale, path)
      const { results } = await validator.validateString(html)
      const errors = results.flatMap(({ messages }) =>
        messages
          .filter(
            ({ severity, ruleId, selector }) => severity === 2 && !isPreload(ruleId, selector),
          )
          .map(({ ruleId, message, selector }) => `${locale} ${ruleId}: ${message} (${selector})`),
      )
      expect(errors).toEqual([])
    }
  })
}
