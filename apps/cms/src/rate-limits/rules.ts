interface Rule {
  /** Calls that one key may make within the duration. */
  points: number
  /** In seconds. */
  duration: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * The limits are wide enough for an office behind one IP address, and narrow enough against
 * guessing and flooding.
 */
export const RATE_LIMITS = {
  /** Wrong passwords from one IP address, for any account. */
  loginAddress: { points: 30, duration: 15 * MINUTE },
  /** Wrong passwords from one IP address for one account; each further attempt costs a puzzle. */
  loginPair: { points: 5, duration: 15 * MINUTE },
  /** Wrong passwords for one account, from any address. */
  loginAccount: { points: 10, duration: HOUR },
  /** Not a limit: marks IP addresses with a recent successful login, which count as the owner's. */
  loginSuccess: { points: 1, duration: 60 * 24 * HOUR },
  /** Applies before a new password is checked against the rule, which is expensive. */
  newPassword: { points: 60, duration: HOUR },
  register: { points: 10, duration: HOUR },
  mailLink: { points: 5, duration: HOUR },
  useLink: { points: 30, duration: HOUR },
  /** Pages of invitations that are opened from one address. */
  readInvitation: { points: 120, duration: HOUR },
  changeAccount: { points: 20, duration: HOUR },
  /** Pages of the planned site, per staff member: each is composed from the planned changes. */
  plannedPage: { points: 600, duration: 10 * MINUTE },
  handOff: { points: 30, duration: 10 * MINUTE },
  oauth: { points: 30, duration: HOUR },
  /** Codes for one login, which is valid for five minutes. */
  secondStep: { points: 5, duration: 5 * MINUTE },
  /** Codes for one account, over all logins. */
  secondFactor: { points: 20, duration: HOUR },
  passkeyLogin: { points: 60, duration: HOUR },
  /** Further forms are not refused, but require a puzzle. */
  formBurst: { points: 6, duration: 10 * MINUTE },
  form: { points: 20, duration: HOUR },
  /**
   * Requested sets that are opened from one IP address, the pictures of one set, and tickets of one
   * staff member.
   */
  requestedSet: { points: 120, duration: HOUR },
  requestedPicture: { points: 600, duration: HOUR },
  setTicket: { points: 120, duration: HOUR },
  /** A client's replies, per account. */
  reply: { points: 30, duration: HOUR },
  /** Uploads per account, and their parts: the website's own page sends parts of 16 MB. */
  upload: { points: 120, duration: HOUR },
  uploadPage: { points: 1_000, duration: HOUR },
  uploadPiece: { points: 6_000, duration: HOUR },
  /** Requests for a version's files per account: a player requests many small ranges. */
  versionFile: { points: 1_800, duration: MINUTE },
  retryVersion: { points: 60, duration: HOUR },
  changeVersion: { points: 200, duration: HOUR },
  /** Limits the notes of one account in the review room. */
  reviewNote: { points: 120, duration: 10 * MINUTE },
  /** Event streams of the review room. Each is reopened after some minutes. */
  reviewStream: { points: 120, duration: 10 * MINUTE },
  /** New guest links per account, and passphrase attempts per IP address and per link. */
  guestLink: { points: 60, duration: HOUR },
  guestEntry: { points: 20, duration: 15 * MINUTE },
  guestLinkEntries: { points: 200, duration: HOUR },
  /** Documents per account: certificates are fast, note sheets with pictures slower. */
  certificate: { points: 60, duration: HOUR },
  noteSheet: { points: 30, duration: HOUR },
  /** Invitation mails to projects per staff member. */
  projectInvitation: { points: 60, duration: HOUR },
  /** Questions to the guide per IP address: the speed of typing, and the cost per day. */
  guideMinute: { points: 8, duration: MINUTE },
  guideHour: { points: 60, duration: HOUR },
  guideDay: { points: 150, duration: 24 * HOUR },
  guideRead: { points: 120, duration: 10 * MINUTE },
  /** Not a limit: counts the tokens of a day, which the environment limits. */
  guideTokens: { points: 1, duration: 24 * HOUR },
  /** Changes of many prices per staff member, their undos and the files that are read for them. */
  priceChange: { points: 120, duration: HOUR },
  newsletter: { points: 10, duration: HOUR },
  list: { points: 600, duration: MINUTE },
  /** Searches per IP address; a browser sends one with each pause in typing. */
  search: { points: 240, duration: MINUTE },
  /** Further unsuccessful searches from one IP address are not recorded. */
  searchMiss: { points: 30, duration: HOUR },
  /** Further missing pages that one IP address meets are not counted. */
  missedPath: { points: 30, duration: HOUR },
  /** Searches of one staff member in the admin, one with each pause in typing. */
  find: { points: 300, duration: MINUTE },
  /** Previews and runs of “replace” per staff member; each reads up to a hundred documents. */
  replace: { points: 120, duration: HOUR },
  /** Further refused calls of an account are not recorded one by one. */
  refusals: { points: 30, duration: HOUR },
} as const satisfies Record<string, Rule>

export type RateLimitName = keyof typeof RATE_LIMITS
