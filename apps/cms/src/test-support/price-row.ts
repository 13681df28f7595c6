import type { Payload } from 'payload'
import type { PriceGroup } from '../payload-types'

type Row = NonNullable<PriceGroup['items']>[number]

export async function findGroup(payload: Payload, key: string): Promise<PriceGroup> {
  const { docs } = await payload.find({
    collection: 'price-groups',
    where: { key: { equals: key } },
    depth: 0,
    locale: 'en',
  })
  const [group] = docs
  if (!group) throw new Error(`There is no price list “${key}”.`)
  return group
}

/** The list's rows with one of them changed, in the form in which the admin sends them. */
export function withRow(group: PriceGroup, key: string, change: Partial<Row>): Row[] {
  return (group.items ?? []).map((row) => (row.key === key ? { ...row, ...change } : row))
}

export async function setPrice(
  payload: Payload,
  [groupKey, rowKey]: [string, string],
  change: Partial<Row>,
): Promise<PriceGroup> {
  const group = await findGroup(payload, groupKey)
  return payload.update({
    collection: 'price-groups',
    id: group.id,
    locale: 'en',
    data: { items: withRow(group, rowKey, change) },
  })
}
