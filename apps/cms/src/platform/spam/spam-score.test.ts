import { expect, it } from 'vitest'
import { needsProof, findSpamSigns, type FormTraits } from './spam-score'

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
])('the signs are right for %s', (_, traits, signs, hasToProve) => {
  const found = findSpamSigns({ ...person, ...traits })
  expect(found).toEqual(signs)
  expect(needsProof(found)).toBe(hasToProve)
})
