import type { z } from 'zod'

/** Storage of a browser or of a tab; null if there is none. */
export type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null

/** A stored value for `useSyncExternalStore`. */
export interface Kept<Value> {
  subscribe: (changed: () => void) => () => void
  getSnapshot: () => Value
  /** Reads the storage again, because another tab may have written. */
  readStored: () => Value
  set: (value: Value) => void
}

/** @param empty initial value; it is not stored */
export function keep<Schema extends z.ZodType>(
  keeper: Keeper,
  name: string,
  schema: Schema,
  empty: z.output<Schema>,
): Kept<z.output<Schema>> {
  let value = read(keeper, name, schema) ?? empty
  const nothing = JSON.stringify(empty)
  const listeners = new Set<() => void>()
  return {
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    getSnapshot: () => value,
    readStored: () => (keeper ? (read(keeper, name, schema) ?? empty) : value),
    set: (next) => {
      value = next
      write(keeper, name, JSON.stringify(next), nothing)
      for (const listener of listeners) listener()
    },
  }
}

/** Data of an older release may not match the schema. */
function read<Schema extends z.ZodType>(
  keeper: Keeper,
  name: string,
  schema: Schema,
): z.output<Schema> | null {
  try {
    const text = keeper?.getItem(name) ?? null
    return text === null ? null : (schema.safeParse(JSON.parse(text)).data ?? null)
  } catch {
    return null
  }
}

function write(keeper: Keeper, name: string, text: string, nothing: string): void {
  try {
    if (text === nothing) keeper?.removeItem(name)
    else keeper?.setItem(name, text)
  } catch {
    // Storage is blocked or full; the value stays in memory.
  }
}
