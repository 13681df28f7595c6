import type { Block, Field } from 'payload'

/**
 * A reference to a row of the price book. Amounts are stored only in the price book, and all views
 * refer to it.
 */
export function priceReference({
  label,
  isRequired = false,
}: {
  label: string
  isRequired?: boolean
}): Field {
  return {
    type: 'row',
    fields: [
      {
        name: 'priceGroup',
        label,
        type: 'relationship',
        relationTo: 'price-groups',
        required: isRequired,
        admin: { width: '50%' },
      },
      {
        name: 'priceItem',
        label: 'Row',
        type: 'text',
        required: isRequired,
        maxLength: 80,
        admin: {
          width: '50%',
          components: { Field: '/features/prices/admin/price-item-select#PriceItemSelect' },
        },
      },
    ],
  }
}

/** A price inside a text. It shows the visitor's currency and follows the price book. */
export const inlinePrice: Block = {
  slug: 'inlinePrice',
  labels: { singular: 'Price', plural: 'Prices' },
  admin: { components: { Block: '/features/prices/admin/price-chip#PriceChip' } },
  fields: [priceReference({ label: 'Price list', isRequired: true })],
}
