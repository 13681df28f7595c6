import type { Messages } from '@/i18n/messages'

/** What the room says, for its part in the browser. */
export type RoomWords = Messages['review']

/** Puts values into a message's places, such as `{name}`. */
export function fill(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  )
}
