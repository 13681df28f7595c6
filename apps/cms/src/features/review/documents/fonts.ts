import { existsSync } from 'node:fs'
import path from 'node:path'
import { Font } from '@react-pdf/renderer'

/** Fontsource splits a family by script, so documents select the font for each letter. */
const FAMILIES = {
  latin: ['ibm-plex-sans', 'latin'],
  latinMore: ['ibm-plex-sans', 'latin-ext'],
  vietnamese: ['ibm-plex-sans', 'vietnamese'],
  greek: ['ibm-plex-sans', 'greek'],
  cyrillic: ['ibm-plex-sans', 'cyrillic'],
  cyrillicMore: ['ibm-plex-sans', 'cyrillic-ext'],
  arabic: ['ibm-plex-sans-arabic', 'arabic'],
  hebrew: ['noto-sans-hebrew', 'hebrew'],
  thai: ['noto-sans-thai', 'thai'],
  chinese: ['noto-sans-sc', 'chinese-simplified'],
  korean: ['noto-sans-kr', 'korean'],
  japanese: ['noto-sans-jp', 'japanese'],
  traditionalChinese: ['noto-sans-tc', 'chinese-traditional'],
  devanagari: ['noto-sans-devanagari', 'devanagari'],
  tamil: ['noto-sans-tamil', 'tamil'],
  telugu: ['noto-sans-telugu', 'telugu'],
  armenian: ['noto-sans-armenian', 'armenian'],
  georgian: ['noto-sans-georgian', 'georgian'],
  code: ['jetbrains-mono', 'latin'],
  emoji: ['noto-emoji', 'emoji'],
} as const satisfies Record<string, readonly [fontPackage: string, subset: string]>

type Family = keyof typeof FAMILIES

const EUROPEAN: Family[] = ['latin', 'latinMore', 'vietnamese', 'greek', 'cyrillic', 'cyrillicMore']

/**
 * Font families for scripts that can occur in names and notes, but not in the documents' own texts.
 */
const OTHERS: Family[] = [
  'hebrew',
  'thai',
  'chinese',
  'korean',
  'japanese',
  'traditionalChinese',
  'devanagari',
  'tamil',
  'telugu',
  'armenian',
  'georgian',
]

/** The order in which fonts are tried for a letter. The first font provides the spaces. */
export const FACES = {
  ltr: [...EUROPEAN, ...OTHERS, 'arabic', 'emoji'],
  rtl: ['arabic', ...EUROPEAN, ...OTHERS, 'emoji'],
  code: ['code', ...EUROPEAN, ...OTHERS, 'arabic', 'emoji'],
} satisfies Record<string, Family[]>

const WEIGHTS = [400, 600] as const

let loading: Promise<void> | undefined

/** Loads the fonts. This must have finished before texts are laid out or glyphs are looked up. */
export function loadFonts(): Promise<void> {
  return (loading ??= registerAll())
}

async function registerAll(): Promise<void> {
  const names = Object.keys(FAMILIES) as Family[]
  for (const family of names) {
    const fonts = WEIGHTS.map((fontWeight) => ({ src: fileOf(family, fontWeight), fontWeight }))
    Font.register({ family, fonts })
  }
  Font.registerHyphenationCallback(breakAtGaps)
  await Promise.all(names.map((fontFamily) => Font.load({ fontFamily, fontWeight: 400 })))
}

/** Servers run in the app's folder, and tests in the repository's root. */
function fileOf(family: Family, weight: number): string {
  const [fontPackage, subset] = FAMILIES[family]
  const file = `node_modules/@fontsource/${fontPackage}/files/${fontPackage}-${subset}-${weight}-normal.woff`
  const folders = [process.cwd(), path.join(process.cwd(), 'apps/cms')]
  const found = folders
    .map((folder) => path.join(/* turbopackIgnore: true */ folder, file))
    .find((whole) => existsSync(whole))
  if (!found) throw new Error(`A font is missing: ${file}`)
  return found
}

/** The part of a loaded font that is used here, because the font package has no types. */
interface Letters {
  hasGlyphForCodePoint: (codePoint: number) => boolean
}

export function hasLetter(letter: string): boolean {
  const codePoint = letter.codePointAt(0) ?? 0
  return FACES.ltr.some((fontFamily) => {
    const font = Font.getFont({ fontFamily }).data as Letters | null
    return font?.hasGlyphForCodePoint(codePoint) ?? false
  })
}

/**
 * A character without width that the layout engine treats as a space: it allows a line break
 * without a hyphen.
 */
export const GAP = '\ufeff'

/** Turns off hyphenation, because the layout engine knows only the rules of English. */
function breakAtGaps(word: string): string[] {
  return word.split(/(\ufeff)/).filter((part) => part !== '')
}
