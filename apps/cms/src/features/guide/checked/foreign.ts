import { normalize } from './normalize'

/** Top-level domains that make a word recognizable as a host name, even without further signs. */
const DOMAINS = 'com|net|org|info|biz|io|dev|app|xyz|site|online|shop|link|click|ru|cn|de|uk|ai'

/** Answers are plain text with links that the server adds, so none of these patterns may appear. */
const FORBIDDEN = [
  // URLs, including those that start a program or a script.
  /(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.|javascript:|data:|mailto:|tel:|vbscript:)/i,
  /[\p{L}\d-]+\.(?!\d)[\p{L}]{2,}(?:[/:?#]|(?![\p{L}\d]))/u,
  // Disguised host names: other characters are used as dots, the dots are in brackets or written as
  // words, or there are spaces around them.
  /[\p{L}\d]\s?[。｡․·•‧∙・]\s?\p{L}{2,}/u,
  /[([{]\s*(?:\.|dot|punkt|نقطة)\s*[)\]}]/iu,
  new RegExp(`[\\p{L}\\d]\\s+(?:dot|punkt|نقطة)\\s+(?:${DOMAINS})(?!\\p{L})`, 'iu'),
  new RegExp(`[\\p{L}\\d](?:\\s*\\.\\s*|,)(?:${DOMAINS})(?!\\p{L})`, 'u'),
  new RegExp(`^\\s*(?:${DOMAINS})(?!\\p{L})`, 'u'),
  /(?<!\p{L})(?:hxxps?|fxp|meow)(?!\p{L})/iu,
  /@/,
  // Markup of HTML and Markdown, and escape sequences.
  /[<>]|&#|&\w+;|\]\s*\(|\{\{|\}\}|\\x|\\u|\[\[|\]\]/,
  // A text without spaces that is longer than any word must be encoded.
  /[\p{L}\d+/=_-]{42,}/u,
  // Letters of scripts in which no answer is written. Some of them look like Latin letters.
  /(?![\p{Script=Latin}\p{Script=Arabic}])\p{L}/u,
]

export function hasForbidden(sentence: string): boolean {
  const text = normalize(sentence)
  return FORBIDDEN.some((pattern) => pattern.test(text))
}

/** This many consecutive words from the instructions count as a quotation. */
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
 * Returns a function that finds sentences that repeat the instructions, also backwards or with
 * rotated letters (ROT13). The instructions are not secret, but they do not answer any question.
 */
export function quotationsOf(instructions: string): (sentence: string) => boolean {
  const known = new Set(runsOf(instructions))
  return (sentence) =>
    [sentence, Array.from(sentence).reverse().join(''), rotated(sentence)].some((text) =>
      runsOf(text).some((run) => known.has(run)),
    )
}

/** Rotates letters by thirteen places. A second rotation restores the text. */
function rotated(text: string): string {
  return text.replaceAll(/[a-z]/gi, (letter) => {
    const first = letter <= 'Z' ? 65 : 97
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first)
  })
}
