import type { Locale } from '@studio/shared/locales'
import { fold } from '../../platform/lib/fold'

const SOME_WORDS = String.raw`(?:\S+\s){0,3}`

/** The words are folded: without umlauts, and without the hamza above or below an Arabic letter. */
const ASKS_FOR_PERSON = [
  String.raw`(?:talk|speak|chat|connect me|put me through|get me|reach)\s${SOME_WORDS}(?:human|person|someone|somebody|agent|representative|rep|manager|producer|staff|employee|operator|colleague)s?`,
  String.raw`call me|phone me|(?:real|actual|live) (?:human|person)|phone number|on the phone`,
  String.raw`mit\s${SOME_WORDS}(?:jemand\S*|mensch\S*|mitarbeiter\S*|person|berater\S*|produzent\S*|ihnen|euch)\s${SOME_WORDS}(?:sprechen|reden|telefonieren|chatten|unterhalten|verbinden)`,
  String.raw`ansprechpartner\S*|ruckruf|ruft mich|rufen sie mich|telefonieren|echte[rn]? mensch\S*|telefonnummer`,
  String.raw`(?:ا?تحدث|التحدث|ا?تكلم|التكلم|اكلم|نكلم|ا?تواصل|التواصل|الكلام|الاتصال|اتصل|تحويلي|حولني)\s${SOME_WORDS}(?:شخص|موظف|احد|انسان|بشر|مندوب|مسيول|مسوول|مدير|منتج|فريق)\S*`,
  String.raw`رقم ${SOME_WORDS}?(?:ال)?(?:هاتف|تلفون|جوال|موبايل|واتس\S*)\S*`,
].map((pattern) => new RegExp(`(?:^|\\s)(?:${pattern})(?=\\s|$)`, 'u'))

/** For each language, a question that finds the pages' own text about how to reach a person. */
export const PERSON_ASKED: Record<Locale, string> = {
  en: 'phone number',
  de: 'Telefonnummer',
  ar: 'رقم الهاتف',
}

/**
 * @returns true if a visitor asks to talk to a person; this needs patterns of its own, because no
 * page contains all the phrases that people use
 */
export function asksForPerson(text: string): boolean {
  const folded = fold(text)
  return ASKS_FOR_PERSON.some((pattern) => pattern.test(folded))
}
