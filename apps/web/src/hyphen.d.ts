/** The library contains no types. */
declare module 'hyphen/de' {
  export function hyphenateSync(text: string, options?: { minWordLength?: number }): string
}

declare module 'hyphen/en-us' {
  export function hyphenateSync(text: string, options?: { minWordLength?: number }): string
}
