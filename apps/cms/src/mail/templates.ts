/**
 * What each mail's words need; all of it is text, ready to be read. A `link` is a
 * whole address.
 */
export interface MailData {
  /** `sentAt` and `device` say which registration it is; empty where it is another thing. */
  verifyEmail: { name: string; link: string; sentAt: string; device: string }
  /** To the new address, when an account changes to it. */
  confirmNewEmail: { name: string; link: string }
  /** Somebody registers with an address that has an account already. */
  alreadyRegistered: { name: string; link: string }
  resetPassword: { name: string; link: string }
  /**
   * To the account's own address, with a link for a new password should it have been somebody else.
   */
  passwordChanged: { name: string; link: string }
  /** At once to the address in force, with a link for a new password, which stops the change. */
  emailChangeRequested: { name: string; email: string; link: string }
  /** To the address that was in force before, with a link that undoes the change. */
  emailChanged: { name: string; email: string; link: string }
  /** To the address that an account was taken back from. */
  emailRestored: { name: string; email: string }
  /** Without what was written: a form must not carry anybody's words to anybody. */
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
  /** What the studio wrote about a message, and where its sender answers. */
  messageAnswered: { name: string; reference: string; message: string; link: string }
  /** The same for whoever has no page for it. */
  messageAnsweredByMail: { name: string; reference: string; message: string }
  replyForStaff: {
    reference: string
    name: string
    email: string
    projectType: string
    message: string
    link: string
  }
  newsletterConfirm: { link: string; endLink: string }
  accountErased: { name: string }
  /** With a link to choose the first password. */
  invitation: { name: string; link: string }
  /** The same to somebody who is asked to join a project. */
  projectInvitation: { name: string; project: string; link: string }
  /** To somebody who has an account: the link leads to the project. */
  addedToProject: { name: string; project: string; link: string }
  /** `due` is a day as the mail's language writes it, or empty. */
  roundOpened: { name: string; project: string; deliverable: string; due: string; link: string }
  roundReminder: { name: string; project: string; deliverable: string; due: string; link: string }
  /**
   * `news` is a list as JSON; both `end…` end these mails: the link as a page, the call at once, for
   * mail programs.
   */
  reviewNews: {
    name: string
    projects: string
    news: string
    settingsLink: string
    endLink: string
    endCall: string
  }
  /** To the studio; `name` is the signer's. */
  versionSignedOff: {
    name: string
    project: string
    deliverable: string
    reference: string
    link: string
  }
  /** With a link that takes the account back. */
  secondFactorOn: { name: string; link: string }
  secondFactorChanged: { name: string; link: string }
  secondFactorOff: { name: string; link: string }
  /** An admin took it off; `message` is the admin's note, or empty. */
  secondFactorReset: { name: string; message: string; link: string }
  recoveryCodeUsed: { name: string; left: string; link: string }
}

export type MailTemplate = keyof MailData

/** Each template with the names of its data, for what comes back from the database as JSON. */
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
  replyForStaff: ['reference', 'name', 'email', 'projectType', 'message', 'link'],
  newsletterConfirm: ['link', 'endLink'],
  accountErased: ['name'],
  invitation: ['name', 'link'],
  projectInvitation: ['name', 'project', 'link'],
  addedToProject: ['name', 'project', 'link'],
  roundOpened: ['name', 'project', 'deliverable', 'due', 'link'],
  roundReminder: ['name', 'project', 'deliverable', 'due', 'link'],
  reviewNews: ['name', 'projects', 'news', 'settingsLink', 'endLink', 'endCall'],
  versionSignedOff: ['name', 'project', 'deliverable', 'reference', 'link'],
  secondFactorOn: ['name', 'link'],
  secondFactorChanged: ['name', 'link'],
  secondFactorOff: ['name', 'link'],
  secondFactorReset: ['name', 'message', 'link'],
  recoveryCodeUsed: ['name', 'left', 'link'],
} as const satisfies { [Name in MailTemplate]: readonly (keyof MailData[Name])[] }

export function isMailTemplate(value: unknown): value is MailTemplate {
  return typeof value === 'string' && value in MAIL_TEMPLATES
}
