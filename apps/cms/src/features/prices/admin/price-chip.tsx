'use client'
import {
  InlineBlockContainer,
  InlineBlockEditButton,
  InlineBlockRemoveButton,
  useInlineBlockComponentContext,
} from '@payloadcms/richtext-lexical/client'
import { useConfig, useLocale } from '@payloadcms/ui'
import { DEFAULT_LOCALE, toLocale } from '@studio/shared/locales'
import { useWords } from '../../../platform/admin-language/use-words'
import { useEffect, useId, useState } from 'react'
import { chipText } from './chip-text'
import type { Item } from './item-label'
import { readList } from './read-list'
import { useChipNode } from './use-chip-node'
import { priceBookWords } from './words'

/**
 * The chip for a price in a text: its name and amount, and a warning if the text would say “from”
 * twice.
 */
export function PriceChip() {
  const words = useWords(priceBookWords)
  const { CHIP_TEXTS } = words
  const { nodeKey } = useInlineBlockComponentContext()
  const { group, item, before } = useChipNode(nodeKey)
  const { code } = useLocale()
  const price = usePrice(group, item, code)
  const id = useId()
  const text =
    price !== null && price !== 'gone'
      ? chipText(price, before, { locale: toLocale(code), words })
      : null
  return (
    <InlineBlockContainer>
      <span
        aria-describedby={text?.hint ? id : undefined}
        className={price === 'gone' ? 'price-chip price-chip--gone' : 'price-chip'}
        contentEditable={false}
      >
        {text ? (
          <>
            <bdi>{text.name}</bdi> · <bdi>{text.amount}</bdi>
          </>
        ) : price === 'gone' ? (
          CHIP_TEXTS.gone
        ) : (
          CHIP_TEXTS.price
        )}
      </span>
      {text?.hint && (
        <span className="price-chip__hint" contentEditable={false} title={text.hint}>
          {CHIP_TEXTS.twice}
          <span className="price-table__caption" id={id}>
            {text.hint}
          </span>
        </span>
      )}
      <span className="price-chip__actions">
        <InlineBlockEditButton />
        <InlineBlockRemoveButton />
      </span>
    </InlineBlockContainer>
  )
}

/** @returns the price, or null while the list loads or if it cannot be read */
function usePrice(
  group: number | string | null,
  item: string | null,
  locale: string,
): Item | 'gone' | null {
  const { config } = useConfig()
  const [answer, setAnswer] = useState<{ address: string; items: Item[] } | null>(null)
  const address = `${config.routes.api}/price-groups/${group ?? ''}?depth=0&locale=${locale}&fallback-locale=${DEFAULT_LOCALE}`

  useEffect(() => {
    if (group === null) return
    let isCurrent = true
    readList(address).then(
      ({ items }) => isCurrent && setAnswer({ address, items: items ?? [] }),
      () => isCurrent && setAnswer(null),
    )
    return () => {
      isCurrent = false
    }
  }, [address, group])

  if (group === null || item === null || answer?.address !== address) return null
  return answer.items.find(({ key }) => key === item) ?? 'gone'
}
