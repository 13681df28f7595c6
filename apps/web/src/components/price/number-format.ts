type Style = 'decimal' | 'percent'

const formats = new Map<string, Intl.NumberFormat>()

/**
 * Creates a number format and caches it by style and language, because creating one takes longer
 * than using it a hundred times.
 */
export function numberFormat(format: string, style: Style = 'decimal'): Intl.NumberFormat {
  const key = `${format} ${style}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(format, { style, maximumFractionDigits: 2 })
  formats.set(key, made)
  return made
}
