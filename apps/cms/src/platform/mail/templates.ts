/**
 * The values that the texts of each mail need, as formatted strings. A `link` is an absolute URL.
 */
export interface MailData {
  /** `sentAt` and `device` identify a registration. For other verifications they are empty. */
  verifyEmail: { name: string; link: string; sentAt: string; device: string }
  /** Sent to the new address when the email address of an account is changed. */
  confirmNewEmail: { name: string; link: string }
  /** Sent when a person registers with the email address of an existing account. */
  alreadyRegistered: { name: string; link: string }
  resetPassword: { name: string; link: string }
  /**
   * Sent to the account's own address, with a link to reset the password in case another person
   * changed it.
   */
  passwordChanged: { name: string; link: string }
  /**
   * Sent immediately to the current address, with a link to reset the password, which cancels the
   * change.
   */
  emailChangeRequested: { name: string; email: string; link: string }
  /** Sent to the former address, with a link that reverts the change. */
  emailChanged: { name: string; email: string; link: string }
  /** Sent to the address that lost the account when the change was reverted. */
  emailRestored: { name: string; email: string }
  /**
   * The mail does not contain the message, so that the form cannot be used to send texts to other
   * people.
   */
  inquiryReceived: { name: string; reference: string }
  inquiryForStaff: {
    reference: string
    kind: string
    name: string
    email: string
    phone: string
    company: string
    projectType: string
    message: string
    link: string
  }
  applicationReceived: { name: string; reference: string; job: string }
  /** Contains the studio's answer and a link to the conversation. */
  messageAnswered: { name: string; reference: string; message: string; link: string }
  /** The studio's answer for senders who have no page with the conversation. */
  messageAnsweredByMail: { name: string; reference: string; message: string }
  /** Sent to a member of staff to whom a colleague has assigned a message. */
  messageAssigned: {
    name: string
    by: string
    kind: string
    sender: string
    reference: string
    message: string
    link: string
  }
  replyForStaff: {
    reference: string
    kind: string
    name: string
    email: string
    projectType: string
    message: string
    link: string
  }
  newsletterConfirm: { link: string; endLink: string }
  accountErased: { name: string }
  /** Contains a link to choose the first password. */
  invitation: { name: string; link: string }
  /** An invitation to a project. It contains a link to choose the first password. */
  projectInvitation: { name: string; project: string; link: string }
  /**
   * Sent to a new member of a project who already has an account. The link leads to the project.
   */
  addedToProject: { name: string; project: string; link: string }
  /** `due` is a day in the format of the mail's language, or an empty string. */
  roundOpened: { name: string; project: string; deliverable: string; due: string; link: string }
  roundReminder: { name: string; project: string; deliverable: string; due: string; link: string }
  /**
   * `news` is a list as JSON. `endLink` is the URL of the unsubscribe page, and `endCall` is the
   * one-click URL for mail programs (RFC 8058).
   */
  reviewNews: {
    name: string
    projects: string
    news: string
    settingsLink: string
    endLink: string
    endCall: string
  }
  /** Sent to the client's admins when all answers of a closed round approve. */
  versionToSign: { name: string; project: string; deliverable: string; link: string }
  /** Sent to the studio. `name` is the person who signed. */
  versionSignedOff: {
    name: string
    project: string
    deliverable: string
    reference: string
    link: string
  }
  /** Contains a link to recover the account. */
  secondFactorOn: { name: string; link: string }
  secondFactorChanged: { name: string; link: string }
  secondFactorOff: { name: string; link: string }
  /**
   * Sent when an admin has removed the second factor. `message` is the admin's note, or an empty
   * string.
   */
  secondFactorReset: { name: string; message: string; link: string }
  /** Contains a code with which the owner confirms a change without a password. */
  confirmationCode: { name: string; code: string }
  recoveryCodeUsed: { name: string; left: string; link: string }
  /**
   * Sent once a day to staff who want it: numbers by language and, in `message`, one outdated
   * document per line. Any of the values may be empty.
   */
  translationWork: {
    name: string
    outdated: string
    missing: string
    drafts: string
    message: string
    link: string
  }
}

export type MailTemplate = keyof MailData

/** The names of each template's values, to validate the JSON from the database. */
export const MAIL_TEMPLATES = {
  verifyEmail: ['name', 'link', 'sentAt', 'device'],
  confirmNewEmail: ['name', 'link'],
  alreadyRegistered: ['name', 'link'],
  resetPassword: ['name', 'link'],
  passwordChanged: ['name', 'link'],
  emailChangeRequested: ['name', 'email', 'link'],
  emailChanged: ['name', 'email', 'link'],
  emailRestored: ['name', 'email'],
  inquiryReceived: ['name', 'reference'],
  inquiryForStaff: [
    'reference',
    'kind',
    'name',
    'email',
    'phone',
    'company',
    'projectType',
    'message',
    'link',
  ],
  applicationReceived: ['name', 'reference', 'job'],
  messageAnswered: ['name', 'reference', 'message', 'link'],
  messageAnsweredByMail: ['name', 'reference', 'message'],
  messageAssigned: ['name', 'by', 'kind', 'sender', 'reference', 'message', 'link'],
  replyForStaff: ['reference', 'kind', 'name', 'email', 'projectType', 'message', 'link'],
  newsletterConfirm: ['link', 'endLink'],
  accountErased: ['name'],
  invitation: ['name', 'link'],
  projectInvitation: ['name', 'project', 'link'],
  addedToProject: ['name', 'project', 'link'],
  roundOpened: ['name', 'project', 'deliverable', 'due', 'link'],
  roundReminder: ['name', 'project', 'deliverable', 'due', 'link'],
  reviewNews: ['name', 'projects', 'news', 'settingsLink', 'endLink', 'endCall'],
  versionToSign: ['name', 'project', 'deliverable', 'link'],
  versionSignedOff: ['name', 'project', 'deliverable', 'reference', 'link'],
  secondFactorOn: ['name', 'link'],
  secondFactorChanged: ['name', 'link'],
  secondFactorOff: ['name', 'link'],
  secondFactorReset: ['name', 'message', 'link'],
  confirmationCode: ['name', 'code'],
  recoveryCodeUsed: ['name', 'left', 'link'],
  translationWork: ['name', 'outdated', 'missing', 'drafts', 'message', 'link'],
} as const satisfies { [Name in MailTemplate]: readonly (keyof MailData[Name])[] }

export function isMailTemplate(value: unknown): value is MailTemplate {
  return typeof value === 'string' && value in MAIL_TEMPLATES
}
