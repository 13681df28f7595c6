import path from 'node:path'
import { env } from '../env'
import { folderTransport, smtpTransport, type MailTransport } from './transport'

/** Beside the uploaded files, never among them: nothing there is served. */
export const MAIL_FOLDER = env.MAIL_DIR ?? path.join(path.dirname(env.MEDIA_DIR), 'outbox')

/** SMTP where it is configured; otherwise the mails of a trial lie in a folder. */
export function chooseTransport(): { transport: MailTransport; target: string } {
  if (!env.SMTP_URL) return { transport: folderTransport(MAIL_FOLDER), target: MAIL_FOLDER }
  return { transport: smtpTransport(env.SMTP_URL), target: new URL(env.SMTP_URL).host }
}
