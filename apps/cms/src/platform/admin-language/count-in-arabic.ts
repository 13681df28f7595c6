const rules = new Intl.PluralRules('ar')

interface Forms {
  one: string
  two: string
  /** The form for 3 to 10, as in `3 صفحات`. */
  few: string
  /** The form for 11 to 99, for hundreds and for zero. */
  many: string
}

/** Writes a number with its noun in the form that Arabic uses for this number. */
export function countInArabic(count: number, { one, two, few, many }: Forms): string {
  const form = rules.select(count)
  if (form === 'one') return one
  if (form === 'two') return two
  return `${count} ${form === 'few' ? few : many}`
}
