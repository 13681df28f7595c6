export type Values = Readonly<Record<string, string>>

/**
 * Replaces each `{name}` in a text by its value.
 *
 * @throws if a value is missing
 */
export function fill(text: string, values: Values, show: (value: string) => string): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The text needs “${name}”.`)
    return show(value)
  })
}

/**
 * Isolates the text direction of a value, so that a name or an address does not change the order of
 * the text around it.
 */
export function isolate(value: string): string {
  return `\u2068${value}\u2069`
}

/** Replaces line breaks by spaces, for subjects and names. */
export function oneLine(value: string): string {
  return value.replaceAll(/\s+/g, ' ').trim()
}
