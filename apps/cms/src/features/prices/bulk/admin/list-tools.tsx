'use client'
import { Button, useAuth, useConfig, useSelection } from '@payloadcms/ui'
import { useWords } from '../../../../platform/admin-language/use-words'
import { isTranslator } from '../../../../platform/access/roles'
import { changeHref } from './change-href'
import { bulkPriceWords } from './words'

/** A link above the price lists to the screen that changes many prices, with the selected lists. */
export function ListTools() {
  const { BULK_TEXTS } = useWords(bulkPriceWords)
  const { selectedIDs, count } = useSelection()
  const { user } = useAuth()
  const { config } = useConfig()
  if (isTranslator(user)) return null
  const chosen = selectedIDs.map(Number)
  return (
    <div className="price-tools">
      <Button
        buttonStyle="secondary"
        el="link"
        margin={false}
        size="small"
        to={changeHref(config.routes.admin, chosen)}
      >
        {count > 0 ? BULK_TEXTS.openChosen(count) : BULK_TEXTS.open}
      </Button>
      <span>{BULK_TEXTS.openHint}</span>
    </div>
  )
}
