const rules = new Intl.PluralRules('ar')

interface Forms {
  one: string
  two: string
  /** From 3 to 10, as in `3 صفحات`. */
  few: string
  /** From 11 to 99; also used for hundreds and for zero. */
  many: string
}

/** A number with its noun, in the form that Arabic has for it. */
export function countInArabic(count: number, { one, two, few, many }: Forms): string {
  const form = rules.select(count)
  if (form === 'one') return one
  if (form === 'two') return two
  return `${count} ${form === 'few' ? few : many}`
}
