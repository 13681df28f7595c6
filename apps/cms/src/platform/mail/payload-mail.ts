import type { EmailAdapter } from 'payload'

/**
 * Payload's own mails are off: the calls that would send them are replaced by calls of this app,
 * which put their mails into the queue. Without an adapter, Payload would warn at each start that
 * mail does not work, and would only log a mail. This one refuses it, so that none is lost.
 */
export const refusePayloadMail: EmailAdapter = () => ({
  name: 'mail-queue',
  defaultFromAddress: '',
  defaultFromName: '',
  sendEmail: () => Promise.reject(new Error('Payload sends no mail here: use queueMail.')),
})
