import type { Messages } from '@/i18n/messages'

/** Messages of the room for client components. */
export type RoomWords = Messages['review']

/** Fills placeholders such as `{name}`. */
export function fill(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  )
}
