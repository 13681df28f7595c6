import { COUNTRIES, type Country } from '@studio/shared/countries'
import { EDITORS } from '../../../platform/access/roles'
import { poolOf } from '../../../platform/database/pool'
import { type DeskItem, deskTexts, type DeskSource } from '../source'

interface Row {
  isConfirmed: boolean
  /** The countries with a line on tax. */
  noted: Country[]
}

const TARGET = { href: '/admin/globals/site-settings' }

/** Lists what the law asks for and the site settings still lack. */
export const legal: DeskSource = {
  key: 'legal',
  title: (texts) => texts.legal.title,
  empty: null,
  roles: EDITORS,
  load: async (req) => {
    const texts = deskTexts(req).legal
    const { rows } = await poolOf(req.payload).query<Row>(
      `SELECT coalesce(legal_is_confirmed AND legal_name <> '' AND legal_street <> '', false)
                AS "isConfirmed",
              ARRAY(SELECT contact.country::text FROM site_settings_contacts AS contact
                    WHERE EXISTS (SELECT 1 FROM site_settings_contacts_locales AS words
                                  WHERE words._parent_id = contact.id AND trim(vat_note) <> '')
              ) AS noted
       FROM site_settings LIMIT 1`,
    )
    const [row] = rows
    const noted = row?.noted ?? []
    const item = (key: string, title: string, fact: string): DeskItem => ({
      key,
      title,
      facts: [fact],
      at: null,
      target: TARGET,
    })
    const items = [
      ...(row?.isConfirmed ? [] : [item('notice', texts.notice, texts.noticeWhy)]),
      ...COUNTRIES.filter((country) => !noted.includes(country)).map((country) =>
        item(`vat/${country}`, texts.vat(texts.countries[country]), texts.vatWhy),
      ),
    ]
    return { items, total: items.length }
  },
}
