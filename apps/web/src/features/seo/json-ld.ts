export type JsonLdValue = string | number | boolean | JsonLdValue[] | { [key: string]: JsonLdValue }

export type JsonLdNode = { [key: string]: JsonLdValue }

const UNSAFE = /[<>&\u2028\u2029]/g

/** Converts a node to JSON that cannot end its script element. */
export function toJsonLd(value: JsonLdNode): string {
  return JSON.stringify(value).replace(
    UNSAFE,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
