import { expect, it } from 'vitest'
import { opensHere } from './leaving-click'

const HERE = 'http://localhost:3001/admin/collections/pages/7?locale=en'

it.each([
  ['another screen', 'http://localhost:3001/admin/collections/pages', '', true],
  ['another site', 'https://site.example/admin/collections/pages/7?locale=en', '', true],
  ['the same screen in another language', HERE.replace('=en', '=de'), '', true],
  ['the same screen', HERE, '', false],
  ['a part of the screen', `${HERE}#title`, '', false],
  ['another window', 'http://localhost:3001/admin', '_blank', false],
  ['a mail program', 'mailto:a@b.example', '', false],
  ['nothing', '', '', false],
])('a link to %s is classified', (_, href, target, expected) => {
  expect(opensHere({ href, target }, HERE)).toBe(expected)
})
