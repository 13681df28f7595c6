interface Rule {
  /** The number of calls with the same key that are allowed within the duration. */
  points: number
  /** The duration in seconds. */
  duration: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * The limits are high enough for an office behind one IP address, and low enough against guessing
 * and flooding.
 */
export const RATE_LIMITS = {
  /** Counts wrong passwords from one IP address, for any account. */
  loginAddress: { points: 30, duration: 15 * MINUTE },
  /**
   * Counts wrong passwords from one IP address for one account. Each further attempt requires a
   * puzzle.
   */
  loginPair: { points: 5, duration: 15 * MINUTE },
  /** Counts wrong passwords for one account, from any IP address. */
  loginAccount: { points: 10, duration: HOUR },
  /**
   * This is not a limit: it marks IP addresses with a recent successful login, which count as the
   * owner's.
   */
  loginSuccess: { points: 1, duration: 60 * 24 * HOUR },
  /** Counts new passwords before they are checked, because the check is expensive. */
  newPassword: { points: 60, duration: HOUR },
  register: { points: 10, duration: HOUR },
  /** Counts mailed links per IP address of the sender, or per account that asks for them. */
  mailLink: { points: 5, duration: HOUR },
  /**
   * This limit refuses nobody in the forms of the website, because anybody could use it up for
   * somebody else: beyond it, every sender of mail to this address solves a puzzle first, as its
   * owner can, too. Where there is no puzzle, as for a new address of an account, it refuses.
   */
  mailRecipient: { points: 5, duration: HOUR },
  useLink: { points: 30, duration: HOUR },
  /** Counts pages of invitations that are opened from one IP address. */
  readInvitation: { points: 120, duration: HOUR },
  changeAccount: { points: 20, duration: HOUR },
  /**
   * Counts pages of the planned site per staff member. Each page is composed from the planned
   * changes.
   */
  plannedPage: { points: 600, duration: 10 * MINUTE },
  handOff: { points: 30, duration: 10 * MINUTE },
  oauth: { points: 30, duration: HOUR },
  /** Counts codes for one login, which is valid for five minutes. */
  secondStep: { points: 5, duration: 5 * MINUTE },
  /** Counts codes for one account, over all logins. */
  secondFactor: { points: 20, duration: HOUR },
  passkeyLogin: { points: 60, duration: HOUR },
  /** Beyond this limit, forms are not refused but require a puzzle. */
  formBurst: { points: 6, duration: 10 * MINUTE },
  form: { points: 20, duration: HOUR },
  /**
   * Limits for requested sets: how many are opened from one IP address, how many pictures of one
   * set are read, and how many tickets one staff member gets.
   */
  requestedSet: { points: 120, duration: HOUR },
  requestedPicture: { points: 600, duration: HOUR },
  setTicket: { points: 120, duration: HOUR },
  /** Counts the replies of a client's account. */
  reply: { points: 30, duration: HOUR },
  /**
   * Limits for uploads per account and for their parts. The website's page sends parts of 16 MB.
   */
  upload: { points: 120, duration: HOUR },
  uploadPage: { points: 1_000, duration: HOUR },
  uploadPiece: { points: 6_000, duration: HOUR },
  /** Counts requests for files of versions per account. A player requests many small ranges. */
  versionFile: { points: 1_800, duration: MINUTE },
  retryVersion: { points: 60, duration: HOUR },
  changeVersion: { points: 200, duration: HOUR },
  /** Limits the notes of one account in the review room. */
  reviewNote: { points: 120, duration: 10 * MINUTE },
  /** Counts event streams of the review room. Each stream is reopened after some minutes. */
  reviewStream: { points: 120, duration: 10 * MINUTE },
  /**
   * Limits for new guest links per account, and for passphrase attempts per IP address and per
   * link.
   */
  guestLink: { points: 60, duration: HOUR },
  guestEntry: { points: 20, duration: 15 * MINUTE },
  guestLinkEntries: { points: 200, duration: HOUR },
  /**
   * Limits for documents per account. Certificates are created fast; note sheets with pictures take
   * longer.
   */
  certificate: { points: 60, duration: HOUR },
  noteSheet: { points: 30, duration: HOUR },
  /** Counts mails that invite to projects, per staff member. */
  projectInvitation: { points: 60, duration: HOUR },
  /**
   * Limits for questions to the guide per IP address: per minute because nobody types faster, and
   * per day because of the cost.
   */
  guideMinute: { points: 8, duration: MINUTE },
  guideHour: { points: 60, duration: HOUR },
  guideDay: { points: 150, duration: 24 * HOUR },
  guideRead: { points: 120, duration: 10 * MINUTE },
  /** This is not a limit: it counts the tokens of a day. The limit is in the environment. */
  guideTokens: { points: 1, duration: 24 * HOUR },
  /**
   * Limits per staff member for changes of many prices, for undoing them, and for the files that
   * are read for them.
   */
  priceChange: { points: 120, duration: HOUR },
  newsletter: { points: 10, duration: HOUR },
  list: { points: 600, duration: MINUTE },
  /** Counts searches per IP address. A browser sends one at each pause in typing. */
  search: { points: 240, duration: MINUTE },
  /** Beyond this limit, unsuccessful searches from one IP address are not recorded. */
  searchMiss: { points: 30, duration: HOUR },
  /** Beyond this limit, requests for missing pages from one IP address are not counted. */
  missedPath: { points: 30, duration: HOUR },
  /** Counts searches of one staff member in the admin, which sends one at each pause in typing. */
  find: { points: 300, duration: MINUTE },
  /**
   * Counts previews and runs of “replace” per staff member. Each reads up to a hundred documents.
   */
  replace: { points: 120, duration: HOUR },
  /** Beyond this limit, refused calls of an account are not recorded individually. */
  refusals: { points: 30, duration: HOUR },
} as const satisfies Record<string, Rule>

export type RateLimitName = keyof typeof RATE_LIMITS
