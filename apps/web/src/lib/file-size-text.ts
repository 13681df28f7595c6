const UNITS = ['byte', 'kilobyte', 'megabyte'] as const

/** @param format a BCP 47 tag @returns `640 byte`, `1.4 MB`, `1,4 MB`, in the words of the language */
export function fileSizeText(bytes: number, format: string): string {
  const power = bytes < 1_000 ? 0 : bytes < 1_000_000 ? 1 : 2
  return new Intl.NumberFormat(format, {
    style: 'unit',
    unit: UNITS[power],
    maximumFractionDigits: power === 2 ? 1 : 0,
  }).format(bytes / 1_000 ** power)
}
