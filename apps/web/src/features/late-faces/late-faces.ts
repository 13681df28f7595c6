import display from '@/fonts/archivo.woff2'
import text from '@/fonts/instrument-sans.woff2'
import mono from '@/fonts/jetbrains-mono.woff2'
import arabicName from '@/fonts/plex-arabic-name.woff2'

/** A family of `fonts.css`, where its file is, and what `FontFace` is to know of it. */
type LateFace = [family: string, file: string, descriptors: FontFaceDescriptors]

/** What no page's first words stand in, in any language; fetched only where a page uses it. */
export const LATE_FACES: LateFace[] = [
  ['Late Mono', mono, { weight: '400 600' }],
  ['Late Display', display, { weight: '600 800', stretch: '100% 120%' }],
  ['Late Text', text, { weight: '400 700' }],
  ['Late Arabic Name', arabicName, { weight: '400 700' }],
]
