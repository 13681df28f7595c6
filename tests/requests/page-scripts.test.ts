import { expect, test } from 'vitest'
import { publicPath } from '../../packages/shared/src/paths'
import { stackUnderTest } from '../support/stack-under-test'
import { visit } from '../support/visit'

/**
 * Matches scripts in tags and in the list of deferred scripts. It does not match references in
 * inline data, whose quotes are escaped.
 */
const SOURCE = /"(\/_next\/static\/[^"\\]+\.js)"/g

/** A name in next-intl, which stays readable in its minified form. */
const NEXT_INTL = 'MISSING_MESSAGE'

const PATHS = [
  ['a page with films', ''],
  ['a page with prices', 'pricing'],
  ['a page with a form', 'contact'],
  ['a page with the review room', 'animation-studios-near-me'],
  ['the login', 'login'],
] as const

test.each(PATHS)('%s loads no next-intl before something is opened', async (_, path) => {
  const { webUrl } = stackUnderTest()
  const { html } = await visit(webUrl + publicPath('en', path))
  const sources = new Set([...html.matchAll(SOURCE)].flatMap(([, source]) => source ?? []))
  expect(sources.size).toBeGreaterThan(0)
  for (const source of sources) {
    expect(await (await fetch(webUrl + source)).text(), source).not.toContain(NEXT_INTL)
  }
})
