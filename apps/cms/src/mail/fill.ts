export type Values = Readonly<Record<string, string>>

/** Puts each value where its name stands in braces. A name without a value is a mistake of ours. */
export function fill(text: string, values: Values, show: (value: string) => string): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The text needs “${name}”.`)
    return show(value)
  })
}

/** Keeps a name or an address from turning the words around it, whichever way it is written. */
export function isolate(value: string): string {
  return `\u2068${value}\u2069`
}

/** For a subject or a name: one line, whatever was sent. */
export function oneLine(value: string): string {
  return value.replaceAll(/\s+/g, ' ').trim()
}
