interface Rule {
  /** Calls that one key may make within the time. */
  points: number
  /** In seconds. */
  duration: number
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * How often somebody may do something. Wide enough for an office behind one
 * address, narrow enough that guessing and flooding get nowhere.
 */
export const RATE_LIMITS = {
  /** Wrong passwords from one address, at whatever accounts. */
  loginAddress: { points: 30, duration: 15 * MINUTE },
  /** Wrong passwords of one address at one account; past these each further one costs work. */
  loginPair: { points: 5, duration: 15 * MINUTE },
  /** The same from wherever they come. */
  loginAccount: { points: 10, duration: HOUR },
  /** No limit: from where somebody has logged in lately, which is how owners are known. */
  loginSuccess: { points: 1, duration: 60 * 24 * HOUR },
  /** Before a password is held against the rule, which takes work. */
  newPassword: { points: 60, duration: HOUR },
  register: { points: 10, duration: HOUR },
  mailLink: { points: 5, duration: HOUR },
  useLink: { points: 30, duration: HOUR },
  changeAccount: { points: 20, duration: HOUR },
  handOff: { points: 30, duration: 10 * MINUTE },
  oauth: { points: 30, duration: HOUR },
  /** Codes for one login, which is good for five minutes. */
  secondStep: { points: 5, duration: 5 * MINUTE },
  /** Codes for one account, whoever has its password. */
  secondFactor: { points: 20, duration: HOUR },
  passkeyLogin: { points: 60, duration: HOUR },
  /** Past this a form is not refused: its sender's browser has to work for it. */
  formBurst: { points: 6, duration: 10 * MINUTE },
  form: { points: 20, duration: HOUR },
  /** Sets that were asked for and are opened from one address, the pictures of one of them, and tickets by one of the staff. */
  requestedSet: { points: 120, duration: HOUR },
  requestedPicture: { points: 600, duration: HOUR },
  setTicket: { points: 120, duration: HOUR },
  /** A client's replies, of one account. */
  reply: { points: 30, duration: HOUR },
  /** Files that one account begins to upload, and their pieces: 16 MB each by the website's own page. */
  upload: { points: 120, duration: HOUR },
  uploadPiece: { points: 6_000, duration: HOUR },
  /** Reads of a version's files by one account: a player asks for many small parts. */
  versionFile: { points: 1_800, duration: MINUTE },
  retryVersion: { points: 60, duration: HOUR },
  /** What one account writes in the review room. */
  reviewNote: { points: 120, duration: 10 * MINUTE },
  /** Lines to the review room that are opened; each is opened again after some minutes. */
  reviewStream: { points: 120, duration: 10 * MINUTE },
  /** Guest links that one account makes, and passphrases tried from one address, and at one link. */
  guestLink: { points: 60, duration: HOUR },
  guestEntry: { points: 20, duration: 15 * MINUTE },
  guestLinkEntries: { points: 200, duration: HOUR },
  /** Documents of one account: certificates take a moment, sheets of notes with pictures longer. */
  certificate: { points: 60, duration: HOUR },
  noteSheet: { points: 30, duration: HOUR },
  /** Mails to people who are asked to join projects, by one of the staff. */
  projectInvitation: { points: 60, duration: HOUR },
  /** Questions to the guide from one address: as fast as somebody types, and what a day may cost. */
  guideMinute: { points: 8, duration: MINUTE },
  guideHour: { points: 60, duration: HOUR },
  guideDay: { points: 150, duration: 24 * HOUR },
  guideRead: { points: 120, duration: 10 * MINUTE },
  /** No limit: the tokens of a day, which the environment limits. */
  guideTokens: { points: 1, duration: 24 * HOUR },
  newsletter: { points: 10, duration: HOUR },
  list: { points: 600, duration: MINUTE },
  /** Questions to the search from one address; a browser asks with each pause of the typing. */
  search: { points: 240, duration: MINUTE },
  /** Past this what one address searched for in vain is not noted. */
  searchMiss: { points: 30, duration: HOUR },
  /** Past this an account's refused calls are not recorded one by one. */
  refusals: { points: 30, duration: HOUR },
} as const satisfies Record<string, Rule>

export type RateLimitName = keyof typeof RATE_LIMITS
