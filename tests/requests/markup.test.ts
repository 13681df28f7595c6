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
    // React writes boolean attributes with empty values, and inline styles for positions.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    // The studio's phone numbers may break.
    'tel-non-breaking': 'off',
    // Next decides the order and spacing of the head.
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
  },
})

/** A responsive preload has `imagesrcset` instead of `href`, as the standard allows. */
function isPreload(ruleId: string, selector: string | null): boolean {
  return ruleId === 'element-required-attributes' && /> head > link/.test(selector ?? '')
}

/** One address of each kind, and the pages with unique layouts. */
const SAMPLES = new Map([
  ...[...PRESENT_ROUTES].reverse().map(({ kind, path }) => [kind, path] as const),
  ...['', 'pricing', 'faq', 'contact', 'green-screen-studio', 'no-such-page'].map(
    (path) => [`/${path}`, path] as const,
  ),
])

/** A page that is no route is requested. */
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
