import path from 'node:path'
import { env } from '../env'
import { folderTransport, smtpTransport, type MailTransport } from './transport'

/**
 * The folder is beside the folder of uploaded files and not inside it, because those files may be
 * served.
 */
export const MAIL_FOLDER = env.MAIL_DIR ?? path.join(path.dirname(env.MEDIA_DIR), 'outbox')

/** Chooses SMTP if it is configured. Otherwise mails are written to a folder. */
export function chooseTransport(): { transport: MailTransport; target: string } {
  if (!env.SMTP_URL) return { transport: folderTransport(MAIL_FOLDER), target: MAIL_FOLDER }
  return { transport: smtpTransport(env.SMTP_URL), target: new URL(env.SMTP_URL).host }
}
