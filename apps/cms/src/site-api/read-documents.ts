import type { Payload } from 'payload'
import { asVisitorIn } from './find-published'
import type { PublishedReader } from './reader'

/** How a list, or a document with an address, is asked for. */
export interface Visitor {
  payload: Payload
  asVisitor: ReturnType<typeof asVisitorIn>
}

type Ask<Value> = (visitor: Visitor) => Promise<Value>

/** Remembered until any document of the collection changes; notes nothing. */
export function lookAt<Value>(
  reader: PublishedReader,
  collection: string,
  variant: string,
  ask: Ask<Value>,
): Promise<Value> {
  return reader.list(`${collection}:*`, variant, (payload, locale) =>
    ask({ payload, asVisitor: asVisitorIn(locale) }),
  )
}

/** A list: any document's change may change it. */
export async function readList<Value>(
  reader: PublishedReader,
  collection: string,
  variant: string,
  ask: Ask<Value>,
): Promise<Value> {
  reader.note(`${collection}:*`)
  const found = await lookAt(reader, collection, variant, ask)
  await reader.load(found)
  return found
}

/** A few documents that stand beside another one: only their own changes matter. */
export async function readBeside<Doc extends { id: number }>(
  reader: PublishedReader,
  collection: string,
  variant: string,
  ask: Ask<Doc[]>,
): Promise<Doc[]> {
  const found = await lookAt(reader, collection, variant, ask)
  for (const { id } of found) reader.note(`${collection}:${id}`)
  await reader.load(found)
  return found
}
