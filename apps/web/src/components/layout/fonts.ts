import localFont from 'next/font/local'

/** Headlines; its width axis gives the wide cut. */
const display = localFont({
  src: '../../../node_modules/@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
  weight: '100 900',
  declarations: [{ prop: 'font-stretch', value: '62% 125%' }],
  variable: '--face-display',
  display: 'swap',
})

const text = localFont({
  src: [
    {
      path: '../../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
      weight: '400 700',
      style: 'normal',
    },
  ],
  variable: '--face-text',
  display: 'swap',
})

/** Timecode, frame numbers and prices. */
const mono = localFont({
  src: '../../../node_modules/@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
  weight: '100 800',
  variable: '--face-mono',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})

const arabic = localFont({
  src: [
    {
      path: '../../../node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2',
      weight: '400',
    },
    {
      path: '../../../node_modules/@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-700-normal.woff2',
      weight: '700',
    },
  ],
  variable: '--face-arabic',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
})

export const fontVariables = [display, text, mono, arabic].map(({ variable }) => variable).join(' ')
