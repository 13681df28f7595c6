const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/**
 * Formats a file's size in the units of the language.
 * @param format a BCP 47 tag
 * @returns for example `640 byte`, `1.4 MB` or `1,4 MB`
 */
export function fileSizeText(bytes: number, format: string): string {
  const power = UNITS.findLastIndex((_, index) => index === 0 || bytes >= 1_000 ** index)
  const text = new Intl.NumberFormat(format, {
    style: 'unit',
    unit: UNITS[power],
    maximumFractionDigits: power >= 2 ? 1 : 0,
  }).format(bytes / 1_000 ** power)
  // The number and its unit stay on one line, because a number alone would look like a part of the
  // file's name.
  return text.replaceAll(' ', '\u00a0')
}
