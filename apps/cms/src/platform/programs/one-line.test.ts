import { expect, it } from 'vitest'
import { oneLine } from './one-line'

it('joins lines and drops empty and repeated ones', () => {
  const said = '\nSyntax Error: no trailer\r\nSyntax Error: no trailer\n  no table  \n\n'
  expect(oneLine(said)).toBe('Syntax Error: no trailer; no table')
})

it('shortens long texts', () => {
  expect(oneLine('x'.repeat(2_000))).toHaveLength(500)
})
