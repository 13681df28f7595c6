/** Letters that German and its neighbours write in another way where only a to z are allowed. */
const SPELLINGS: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  ł: 'l',
}

const MAX_LENGTH = 60

/** A path such as `a-good-title`; empty where the title has neither letters of English nor digits. */
export function pathFromTitle(title: string): string {
  return title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüßæøåł]/g, (letter) => SPELLINGS[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-|-$/g, '')
}
