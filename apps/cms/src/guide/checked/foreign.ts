import { normalize } from './normalize'

/** Top-level domains by which people recognize a host name anywhere in a text. */
const DOMAINS = 'com|net|org|info|biz|io|dev|app|xyz|site|online|shop|link|click|ru|cn|de|uk|ai'

/** What an answer never contains: it is plain text, and its links are made here. */
const FORBIDDEN = [
  // Addresses, also of programs, and what looks like a host.
  /(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.|javascript:|data:|mailto:|tel:|vbscript:)/i,
  /[\p{L}\d-]+\.(?!\d)[\p{L}]{2,}(?:[/:?#]|(?![\p{L}\d]))/u,
  // Disguised host names: with other characters as dots, with dots in brackets or written as words,
  // or with spaces around the dots.
  /[\p{L}\d]\s?[。｡․·•‧∙・]\s?\p{L}{2,}/u,
  /[([{]\s*(?:\.|dot|punkt|نقطة)\s*[)\]}]/iu,
  new RegExp(`[\\p{L}\\d]\\s+(?:dot|punkt|نقطة)\\s+(?:${DOMAINS})(?!\\p{L})`, 'iu'),
  new RegExp(`[\\p{L}\\d](?:\\s*\\.\\s*|,)(?:${DOMAINS})(?!\\p{L})`, 'u'),
  new RegExp(`^\\s*(?:${DOMAINS})(?!\\p{L})`, 'u'),
  /(?<!\p{L})(?:hxxps?|fxp|meow)(?!\p{L})/iu,
  /@/,
  // Markup, of pages and of Markdown, and its escapes.
  /[<>]|&#|&\w+;|\]\s*\(|\{\{|\}\}|\\x|\\u|\[\[|\]\]/,
  // What no word is as long as: encoded text.
  /[\p{L}\d+/=_-]{42,}/u,
  // Letters of scripts that no answer is written in, among which those that look like ours.
  /(?![\p{Script=Latin}\p{Script=Arabic}])\p{L}/u,
]

export function hasForbidden(sentence: string): boolean {
  const text = normalize(sentence)
  return FORBIDDEN.some((pattern) => pattern.test(text))
}

/** So many words in a row that are those of the instructions are a quotation of them. */
const RUN = 6

function wordsOf(text: string): string[] {
  return (
    normalize(text)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  )
}

function runsOf(text: string): string[] {
  const words = wordsOf(text)
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '))
}

/**
 * Tells whether a sentence repeats the instructions, also backwards or with its letters moved: they
 * are no secret, and no answer either.
 */
export function quotationsOf(instructions: string): (sentence: string) => boolean {
  const known = new Set(runsOf(instructions))
  return (sentence) =>
    [sentence, Array.from(sentence).reverse().join(''), rotated(sentence)].some((text) =>
      runsOf(text).some((run) => known.has(run)),
    )
}

/** By thirteen letters, which undoes itself. */
function rotated(text: string): string {
  return text.replaceAll(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first)
  })
}
