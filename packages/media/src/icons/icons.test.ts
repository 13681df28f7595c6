import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ICONS, readDrawings } from './drawings'
import { iconSvg, SIZES } from './svg'
import { inkOf } from './weight'

const drawings = readDrawings()

it('has an index of every icon, and no file that nobody drew', () => {
  const index = JSON.parse(readFileSync(`${ICONS}index.json`, 'utf8')) as unknown
  expect(index).toEqual(drawings.map(({ name, group, mirrors }) => ({ name, group, mirrors })))
  expect(drawings.length).toBeGreaterThanOrEqual(40)
  const names = drawings.map(({ name }) => `${name}.svg`).sort()
  for (const size of SIZES) expect(readdirSync(`${ICONS}${size}`).sort()).toEqual(names)
})

describe.each(drawings)('$name', (drawing) => {
  it.each(SIZES)('at %i px is the file of its drawing', (size) => {
    const file = readFileSync(`${ICONS}${size}/${drawing.name}.svg`, 'utf8')
    expect(file).toBe(iconSvg(drawing, size))
    expect(file.length).toBeLessThan(size === 24 ? 8_000 : 20_000)
    expect(file.match(/#[0-9a-f]{3,6}/i)).toBeNull()
  })

  it('is neither faint nor a blot', async () => {
    const ink = await inkOf(drawing)
    expect(ink).toBeGreaterThan(0.05)
    expect(ink).toBeLessThan(0.29)
  })
})
