import type { z } from 'zod'

/** Where a browser keeps something: for good, or for one tab. Null: nowhere. */
export type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null

/** A value that outlives the page, for `useSyncExternalStore`. */
export interface Kept<Value> {
  subscribe: (changed: () => void) => () => void
  getSnapshot: () => Value
  /** What is stored now, where another tab may have written meanwhile. */
  readStored: () => Value
  set: (value: Value) => void
}

/** @param empty what there is at first; it is not stored */
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

/** What an older release wrote may be something else. */
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
    // A browser that stores nothing, or has no room left: the page still has it.
  }
}
