type Style = 'decimal' | 'percent'

const formats = new Map<string, Intl.NumberFormat>()

/**
 * Cached by style and language, because creating a format takes longer than using it a hundred
 * times.
 */
export function numberFormat(format: string, style: Style = 'decimal'): Intl.NumberFormat {
  const key = `${format} ${style}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(format, { style, maximumFractionDigits: 2 })
  formats.set(key, made)
  return made
}
