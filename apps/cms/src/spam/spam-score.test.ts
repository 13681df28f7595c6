import { expect, it } from 'vitest'
import { countLinks, needsProof, findSpamSigns, type FormTraits } from './spam-score'

const person: FormTraits = { filledTrap: false, token: { age: 40_000 }, links: 0, isBurst: false }

it.each<[string, Partial<FormTraits>, string[], boolean]>([
  ['a person', {}, [], false],
  ['a person with a portfolio and two references', { links: 3 }, ['links'], false],
  ['a page without scripts', { token: 'none' }, ['noToken'], false],
  ['a tab from yesterday', { token: { age: 90_000_000 } }, ['oldToken'], false],
  ['a program that fills in everything', { filledTrap: true }, ['trap'], true],
  ['a program that is quick', { token: { age: 2_999 } }, ['tooFast'], true],
  ['a program that invents a token', { token: 'forged' }, ['forgedToken'], true],
  ['an advertisement', { links: 8 }, ['manyLinks'], true],
  ['links from outside the page', { token: 'none', links: 3 }, ['noToken', 'links'], true],
  ['an address that sends and sends', { isBurst: true }, ['burst'], true],
])('%s', (_, traits, signs, hasToProve) => {
  const found = findSpamSigns({ ...person, ...traits })
  expect(found).toEqual(signs)
  expect(needsProof(found)).toBe(hasToProve)
})

it.each([
  ['See https://a.example and www.b.example', 2],
  ['<a href="https://c.example">c</a> [url=x]', 3],
  ['Our budget is 4.500, the spot runs 30s.', 0],
])('counts the links in “%s”', (text, count) => {
  expect(countLinks(text)).toBe(count)
})
