/**
 * What each mail's words need; all of it is text, ready to be read. A `link` is a
 * whole address.
 */
export interface MailData {
  verifyEmail: { name: string; link: string }
  /** Somebody registers with an address that has an account already. */
  alreadyRegistered: { name: string; link: string }
  resetPassword: { name: string; link: string }
  /** To the account's own address, with a link for a new password should it have been somebody else. */
  passwordChanged: { name: string; link: string }
  /** To the address that was in force before. */
  emailChanged: { name: string; email: string }
  /** Without what was written: a form must not carry anybody's words to anybody's mailbox. */
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
  newsletterConfirm: { link: string; endLink: string }
  accountErased: { name: string }
}

export type MailTemplate = keyof MailData

/** Each template with the names of its data, for what comes back from the database as JSON. */
export const MAIL_TEMPLATES = {
  verifyEmail: ['name', 'link'],
  alreadyRegistered: ['name', 'link'],
  resetPassword: ['name', 'link'],
  passwordChanged: ['name', 'link'],
  emailChanged: ['name', 'email'],
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
  newsletterConfirm: ['link', 'endLink'],
  accountErased: ['name'],
} as const satisfies { [Name in MailTemplate]: readonly (keyof MailData[Name])[] }

export function isMailTemplate(value: unknown): value is MailTemplate {
  return typeof value === 'string' && value in MAIL_TEMPLATES
}
