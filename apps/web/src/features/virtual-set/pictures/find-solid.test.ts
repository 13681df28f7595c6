import { describe, expect, it } from 'vitest'
import { feetOf, findSolid, isSolidAt } from './find-solid'

function alphaPicture(rows: string[]) {
  const width = rows[0]?.length ?? 0
  const alphas = rows
    .join('')
    .split('')
    .map((sign) => (sign === '#' ? 255 : sign === '.' ? 40 : 0))
  return { width, height: rows.length, data: alphas.flatMap((alpha) => [9, 9, 9, alpha]) }
}

describe('the solid part of a picture', () => {
  it('has a margin of one pixel, and excludes shadows', () => {
    const { box } = findSolid(
      alphaPicture(['          ', '    ##    ', '    ##    ', '...       ', '          ']),
    )
    expect(box).toEqual({ x: 0.3, y: 0, width: 0.4, height: 0.6 })
  })

  it('ends at the feet', () => {
    const { box } = findSolid(alphaPicture([' # ', ' # ', '   ', '   ']))
    expect(box.y + box.height).toBe(0.5)
  })

  it('is the whole picture if nothing is solid', () => {
    const { box, mask } = findSolid(alphaPicture(['   ', '   ']))
    expect(box).toEqual({ x: 0, y: 0, width: 1, height: 1 })
    expect(isSolidAt(mask, 0.5, 0.5)).toBe(true)
  })

  it('can be grabbed where it is, not beside it', () => {
    const { mask } = findSolid(alphaPicture(['##  ', '##  ', '####']))
    expect(isSolidAt(mask, 0.1, 0.1)).toBe(true)
    expect(isSolidAt(mask, 0.9, 0.1)).toBe(false)
    expect(isSolidAt(mask, 0.9, 0.9)).toBe(true)
    expect(isSolidAt(mask, 1.2, 0.9)).toBe(false)
  })

  it('stands on its lowest part, however far the arms reach', () => {
    const { mask } = findSolid(
      alphaPicture(['##########', '   ####   ', '    ##    ', '    ##    ']),
    )
    expect(feetOf(mask)).toEqual({ from: 0.4, to: 0.6 })
  })
})
