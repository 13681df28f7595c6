/** Capital letters as lines of even thickness on a grid of 10 by 10, with their widths. */
const LETTERS: Record<string, [width: number, path: string]> = {
  A: [9, 'M0 10L4.5 0L9 10M1.6 6.6H7.4'],
  C: [8.5, 'M8.5 1.8A5 5 0 1 0 8.5 8.2'],
  E: [6.5, 'M6.5 0H0V10H6.5M0 5H5.6'],
  L: [6, 'M0 0V10H6'],
  M: [10, 'M0 10V0L5 7.2L10 0V10'],
  N: [8.5, 'M0 10V0L8.5 10V0'],
  O: [10, 'M5 0A5 5 0 1 0 5 10A5 5 0 1 0 5 0'],
  P: [7, 'M0 10V0H4.2A2.8 2.8 0 0 1 4.2 5.6H0'],
  R: [7.4, 'M0 10V0H4.2A2.8 2.8 0 0 1 4.2 5.6H0M4 5.6L7.4 10'],
  S: [
    7,
    'M6.4 1.5C5.6 .4 4.6 0 3.5 0C1.7 0 .5 1 .5 2.5C.5 5.8 6.7 4.2 6.7 7.5C6.7 9 5.4 10 3.5 10C2.1 10 .9 9.5 .2 8.3',
  ],
  T: [8, 'M0 0H8M4 0V10'],
  V: [9, 'M0 0L4.5 10L9 0'],
  Y: [8.6, 'M0 0L4.3 5L8.6 0M4.3 5V10'],
}

interface Logo {
  word: string
  /** The space between letters and the thickness of the line, in units of the letters' grid. */
  spacing: number
  line: number
  /** The path of the logo's symbol, on a square of 24 units. */
  mark: string
}

const LOGOS = {
  amarel: {
    word: 'AMAREL',
    spacing: 5,
    line: 0.9,
    mark: 'M12 2C12 2 5 10 5 15A7 7 0 0 0 19 15C19 10 12 2 12 2M8.5 15.5A3.6 3.6 0 0 0 12 19M2 23H22',
  },
  portysel: {
    word: 'PORT YSEL',
    spacing: 3.4,
    line: 1.5,
    mark: 'M3 20V9M9 20V4M15 20V7M21 20V12M1 23C4 21.5 6 21.5 8.3 23S13 24.5 15.7 23S20.5 21.5 23 23',
  },
  corvane: {
    word: 'CORVANE',
    spacing: 3.8,
    line: 1.2,
    mark: 'M1 7L12 20L23 7M6 7L12 14L18 7M12 14V20',
  },
  neap: {
    word: 'NEAP',
    spacing: 4.4,
    line: 2,
    mark: 'M12 3A9 9 0 0 1 12 21ZM1 12H9M3 17H9M5 21.5H9',
  },
} satisfies Record<string, Logo>
export type LogoName = keyof typeof LOGOS

/** Draws the symbol and the name of an invented client as paths, so that no font is needed. */
export function logoSvg(name: LogoName, colour: string): string {
  const { word, spacing, line, mark } = LOGOS[name]
  let at = 34
  let letters = ''
  for (const letter of word) {
    const [width, path] = LETTERS[letter] ?? [5, '']
    letters += `<path transform="translate(${at} 7)" d="${path}"/>`
    at += width + spacing
  }
  const width = Math.ceil(at - spacing + 3)
  const isFilled = name === 'neap'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 ${width + 2} 28" width="${(width + 2) * 8}" height="224" fill="none" stroke="${colour}" stroke-linecap="${name === 'portysel' ? 'butt' : 'round'}" stroke-linejoin="round"><path d="${mark}" stroke-width="${line * 1.2}"${isFilled ? ` fill="${colour}"` : ''}/><g stroke-width="${line}">${letters}</g></svg>\n`
}
