/*
 * Numbers in languages in which no answer is written. A model that is persuaded to hide a figure
 * often changes the language first.
 */

/**
 * Builds a pattern that matches the given alternatives only as whole words. It does not use `\b`,
 * because `\b` recognizes only Latin letters.
 */
const word = (list: string[]) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${list.join('|')})(?![\\p{L}\\d])`, 'iu')

/**
 * Words for hundreds, thousands and more. They are also found at the beginning or the end of a
 * longer word.
 */
export const FOREIGN_LARGE_NUMBER = word([
  // Italian, French, Spanish, Portuguese, Romanian, Catalan.
  '\\p{L}*(?:mila|mille|milione|milioni|miliardi?|milliards?|milliers?|cento|duecento|trecento)',
  'mil|miles|cien|\\p{L}*cient[oa]s?|quinient[oa]s|cem|\\p{L}*(?:duzent|trezent|quatrocent|quinhent)[oa]s',
  'milh(?:[oõ]es|[aã]o|ares?)|mill[oó]n(?:es)?|mii|mie|sut[aăe]|(?:deux|trois|quatre|cinq|six|sept|huit|neuf|onze|douze|treize|quatorze|quinze|seize)[\\s-]?cents?',
  // Dutch, Afrikaans, the Scandinavian languages, Icelandic.
  '\\p{L}*(?:duizend|honderd|duisend|miljoen)\\p{L}*|\\p{L}*(?:tusen|tusind|hundra|hundre|hundred|[þth]+[uú]sund)\\p{L}*',
  // Polish, Czech, Slovak, the South Slavic languages, Russian in Latin letters.
  '\\p{L}*tysi[aąęe]c\\p{L}*|tysi[ęe]cy|\\p{L}*tis[ií]c\\p{L}*|tis[uú]c\\p{L}*|hiljad\\p{L}*|tisuc\\p{L}*|tyshch\\p{L}*|tysyach\\p{L}*',
  'sto|stov\\p{L}*|st[eo]vky|dwie[sś]cie|dv[eě]st[eě]|trzysta|czterysta|pi[eę][cć]set|(?:sze[sś][cć]|siedem|osiem|dziewi[eę][cć])set|dvesta|trista|pyatsot',
  // Hungarian, Finnish, Estonian, Turkish, Greek and Albanian in Latin letters.
  '\\p{L}{0,8}(?:ezer|sz[aá]z)|\\p{L}*(?:tuhat|tuhatta|tuhansia|sataa?)|\\p{L}*(?:hilia|chilia|hiliades)|mij[eë]|qind',
  '(?:iki|[uü][cç]|d[oö]rt|be[sş]|alt[iı]|yedi|sekiz|dokuz|on|yirmi|otuz|k[iı]rk|elli)\\s?(?:bin|y[uü]z)|y[uü]z|milyon',
  // Hindi, Urdu, Bengali, Indonesian, Swahili, Vietnamese, Filipino, Japanese, Chinese, Korean in Latin letters.
  'haz+a+r|hajaar|lakhs?|crores?|ribu|ratus|juta|elfu|ngh[iì]n|ng[aà]n|trăm|libo',
  '(?:ni|san|yon|go|roku|nana|has|ky[uū]|is)(?:sen|hyaku|byaku|pyaku)(?:\\s?(?:en|yen))?|(?:yi|liang|er|san|si|wu|liu|qi|ba|jiu)\\s?(?:qian|bai|wan)|cheon|baek',
  // Arabic and Hebrew in Latin letters, and the Latin language.
  '(?:khams|thalath|arba|sitt|sab|thaman|tis)\\p{L}*\\s?(?:mi[ae]h?|alaf|alf)|alf(?:ayn|ein|en)|alaf|miat(?:ayn|ein)|elef|alpayim|milia',
])

/**
 * Number words for tens and units. They count as an amount of money only if the answer is about an
 * amount.
 */
export const FOREIGN_SMALL_NUMBER = word([
  'tre|quattro|cinque|sette|otto|nove|dieci|undici|dodici|venti|trenta|quaranta|cinquanta|sessanta|settanta|ottanta|novanta',
  'deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante',
  'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|trece|catorce|quince|veint\\p{L}*|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa',
  'dois|duas|tr[eê]s|oito|dez|vinte|quarenta|cinquenta|sessenta|oitenta',
  'twee|vijf|zes|zeven|acht|negen|tien|twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig',
  'tv[aå]|fyra|fem|sju|[aå]tta|nio|tio|tjugo|trettio|femtio|dwa|trzy|cztery|pi[eę][cć]|sze[sś][cć]|osiem|dwadzie[sś]cia|pi[eę][cć]dziesi[aą]t',
  'iki|[uü][cç]|d[oö]rt|be[sş]|yedi|sekiz|dokuz|yirmi|otuz|k[iı]rk|elli|kett[oő]|h[aá]rom|n[eé]gy|[oö]t|h[uú]sz|[oö]tven|kaksi|kolme|viisi',
])

/**
 * Frequent words of the languages in which answers are written; every longer sentence contains at
 * least one of them.
 */
const COMMON = word([
  'the|an?|and|or|of|to|in|on|at|for|from|with|by|as|is|are|was|be|has|have|had|do|does|can|will|would|may|it|its|we|our|you|your|they|this|that|these|there|not|no|if|what|how|when|who|all|any|more|than|so|up',
  'der|die|das|den|dem|des|ein\\p{L}{0,2}|und|oder|von|vom|zu|zum|zur|im|am|an|auf|f[uü]r|aus|mit|bei|als|ist|sind|war|wird|werden|hat|haben|kann|k[oö]nnen|es|wir|uns\\p{L}*|sie|ihr\\p{L}*|ich|nicht|kein\\p{L}*|wenn|was|wie|wer|alle\\p{L}*|mehr|so|auch|nach|bis',
])

/** Lines with fewer words are not checked, because they may be names or parts of a list. */
const FEW_WORDS = 4

/** @returns true if a sentence is written in Latin letters but in neither English nor German */
export function isOtherLanguage(text: string): boolean {
  if (/\p{Script=Arabic}/u.test(text)) return false
  const words = text.match(/\p{L}+/gu) ?? []
  return words.length >= FEW_WORDS && !COMMON.test(text)
}
