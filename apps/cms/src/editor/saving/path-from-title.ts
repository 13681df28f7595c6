/** How letters are spelled that are not a Latin letter with a mark, in lower case. */
const SPELLINGS: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  ł: 'l',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'ng',
  ŧ: 't',
  ĸ: 'k',
  ə: 'e',
  ɓ: 'b',
  ɖ: 'd',
  ɗ: 'd',
  ɛ: 'e',
  ɔ: 'o',
  ƙ: 'k',
  ƴ: 'y',
  ɣ: 'g',
  ɲ: 'n',
  ʋ: 'v',
  ɨ: 'i',
  ʉ: 'u',
  ƶ: 'z',
  ɍ: 'r',
}

const MAX_LENGTH = 60

/** Returns a path such as `a-good-title`, or an empty string if the title has no Latin letters and no digits. */
export function pathFromTitle(title: string): string {
  return title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\p{Script=Latin}/gu, (letter) => SPELLINGS[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}'’ʼʻ‘ʾʿ]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-|-$/g, '')
}
