import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'

/** Restores other data that belongs to a document when the document leaves the trash. */
type AlsoRestore = (req: PayloadRequest, id: number) => Promise<unknown>

/**
 * Makes the `custom` setting of a collection for which more data is restored with each document.
 */
export function restoresAlso(alsoRestore: AlsoRestore): { alsoRestore: AlsoRestore } {
  return { alsoRestore }
}

export function alsoRestoredBy({ custom }: SanitizedCollectionConfig): AlsoRestore | undefined {
  const { alsoRestore } = custom as Partial<ReturnType<typeof restoresAlso>>
  return alsoRestore
}
