export type Values = Readonly<Record<string, string>>

/** Replaces each `{name}` by its value. @throws if a value is missing */
export function fill(text: string, values: Values, show: (value: string) => string): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The text needs “${name}”.`)
    return show(value)
  })
}

/**
 * Isolates a value's text direction, so that a name or an address does not reorder the text around
 * it.
 */
export function isolate(value: string): string {
  return `\u2068${value}\u2069`
}

/** Collapses line breaks, for subjects and names. */
export function oneLine(value: string): string {
  return value.replaceAll(/\s+/g, ' ').trim()
}
