import { expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.PAYLOAD_TOOLING = 'true'
})
const { newRecoveryCode, plainRecoveryCode } = await import('./recovery-codes')

it('a code has three groups of four unambiguous characters, and is unique', () => {
  const codes = Array.from({ length: 200 }, newRecoveryCode)
  for (const code of codes)
    expect(code).toMatch(/^[a-hjkmnp-tv-z2-9]{4}(-[a-hjkmnp-tv-z2-9]{4}){2}$/)
  expect(new Set(codes).size).toBe(codes.length)
})

it.each([
  ['k7pd-x2mn-qe9v', 'k7pdx2mnqe9v'],
  [' K7PD X2MN QE9V ', 'k7pdx2mnqe9v'],
  ['k7pd–x2mn—qe9v', 'k7pdx2mnqe9v'],
  ['k7pdx2mnqe9v', 'k7pdx2mnqe9v'],
  ['Ｋ７ＰＤ－Ｘ２ＭＮ－ＱＥ９Ｖ', 'k7pdx2mnqe9v'],
  ['k۷pd x٢mn qe۹v', 'k7pdx2mnqe9v'],
  ['k7pd-x2mn-qe9', null],
  ['k7pd-x2mn-qe9v-', 'k7pdx2mnqe9v'],
  ['123456', null],
  ['k7pd_x2mn_qe9v', null],
  ['', null],
])('the typed code %j is read as %j', (typed, plain) => {
  expect(plainRecoveryCode(typed)).toBe(plain)
})
