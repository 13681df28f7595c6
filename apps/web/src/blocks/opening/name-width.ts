const WIDTHS: [RegExp, number][] = [
  [/\s/u, 0.26],
  [/[fijlrtI.,:;'’|!()-]/u, 0.44],
  [/[mwMW@&%]/u, 1.02],
  [/[A-Z0-9]/u, 0.8],
]

const OTHER = 0.69

/**
 * @returns the approximate width of a name in em, set in the widest cut of the display font. With
 * it, the name is scaled to fill its line
 */
export function nameWidth(name: string): number {
  const widths = Array.from(
    name,
    (letter) => WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER,
  )
  return Math.round(widths.reduce((sum, width) => sum + width, 0) * 100) / 100
}
