import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'

/** Restores what belongs to a document that left the trash. */
type AlsoRestore = (req: PayloadRequest, id: number) => Promise<unknown>

/** What a collection's `custom` needs so that more is restored with each of its documents. */
export function restoresAlso(alsoRestore: AlsoRestore): { alsoRestore: AlsoRestore } {
  return { alsoRestore }
}

export function alsoRestoredBy({ custom }: SanitizedCollectionConfig): AlsoRestore | undefined {
  const { alsoRestore } = custom as Partial<ReturnType<typeof restoresAlso>>
  return alsoRestore
}
