import { expect, it } from 'vitest'
import { safeName } from './check-files'

it.each([
  ['Loft, evening (2).png', 'Loft, evening (2).png'],
  ['ضوء «1».png', 'ضوء «1».png'],
  ['Gru\u0308n.png', 'Grün.png'],
  ['attack\r\nX: 1.png', 'attack-X- 1.png'],
  ['attack%0D%0AX: 1.png', 'attack-X- 1.png'],
  ['attack%22; filename=%22x.html', 'attack- filename=-x.html'],
  ['attack"; filename="x.png', 'attack- filename=-x.png'],
  ['review%2ffiles%5Cx.png', 'review-files-x.png'],
  ['a\u202Egnp.html', 'agnp.html'],
  ['attack.html\u200b', 'attack.html'],
  ['100 % cotton.png', '100 - cotton.png'],
  ['page.html:x.png', 'page.html-x.png'],
])('the name %j is stored as %j', (name, stored) => {
  expect(safeName(name)).toBe(stored)
})
