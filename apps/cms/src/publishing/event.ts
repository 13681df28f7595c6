/** One committed change of something that visitors can see. */
export interface PublishEvent {
  id: string
  /** `collection:id`. */
  document: string
  /** The path before and after, for documents that have one and are public at that end. */
  oldSlug: string | null
  newSlug: string | null
}
