/** Who somebody is at a provider. */
export interface Profile {
  /** Never changes, unlike name and e-mail address. */
  subject: string
  name: string
  email: string | null
  /** The provider says that the e-mail address is theirs. */
  isEmailVerified: boolean
}
