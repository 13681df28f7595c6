'use client'
import { Button, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useWords } from '../../../../platform/admin-language/use-words'
import { changeHref } from './change-href'
import { bulkPriceWords } from './words'

/** A link in a price list to the screen that changes many prices, with this list selected. */
export function ChangeLink() {
  const { BULK_TEXTS } = useWords(bulkPriceWords)
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  if (id === undefined) return null
  return (
    <Button
      buttonStyle="secondary"
      el="link"
      margin={false}
      size="small"
      to={changeHref(config.routes.admin, [Number(id)])}
    >
      {BULK_TEXTS.open}
    </Button>
  )
}
