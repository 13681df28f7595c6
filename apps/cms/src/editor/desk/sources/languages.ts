import { LOCALES } from '@studio/shared/locales'
import { languageName } from '../../../platform/admin-language/language-name'
import { poolOf } from '../../../platform/database/pool'
import { boardAddress } from '../../languages/admin/board-address'
import { countBoard } from '../../languages/read-board'
import { deskTexts, type DeskSource } from '../source'
import { STAFF } from '../../../platform/access/roles'

const LAGS = ['outdated', 'missing'] as const

/**
 * Lists languages with outdated or missing texts, each with a link to the board of its documents.
 */
export const languages: DeskSource = {
  key: 'languages',
  title: (texts) => texts.languages.title,
  empty: (texts) => texts.languages.empty,
  roles: STAFF,
  load: async (req) => {
    const texts = deskTexts(req).languages
    const counts = await countBoard(poolOf(req.payload))
    const items = LOCALES.flatMap((language) =>
      LAGS.filter((state) => counts[language][state] > 0).map((state) => ({
        key: `${language}/${state}`,
        title: languageName(language, req.i18n.language),
        facts: [texts[state](counts[language][state])],
        at: null,
        target: { href: boardAddress('/admin/languages', { language, state }) },
      })),
    )
    return {
      items,
      total: items.length,
      all: { href: '/admin/languages', label: texts.all },
    }
  },
}
