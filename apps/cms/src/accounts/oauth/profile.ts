/** Who somebody is at a provider. */
export interface Profile {
  /** Never changes, unlike name and mailbox. */
  subject: string
  name: string
  email: string | null
  /** The provider says that the mailbox is theirs. */
  isEmailVerified: boolean
}
