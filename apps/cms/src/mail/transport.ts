import { createTransport, type SendMailOptions } from 'nodemailer'
import { saveMail } from './outbox-folder'

export interface MailTransport {
  send(mail: SendMailOptions & { messageId: string }): Promise<void>
  close(): void
}

/** In milliseconds; a server that hangs must not keep the other mails waiting. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** Sends by SMTP. */
export function smtpTransport(url: string): MailTransport {
  const transport = createTransport({ url, pool: true, maxConnections: 4, ...TIMEOUTS })
  return {
    send: async (mail) => {
      await transport.sendMail(mail)
    },
    close: () => transport.close(),
  }
}

/** Writes each mail as a file that every mail program opens, named after its Message-ID. */
export function folderTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(mail)
      await saveMail(folder, mail.messageId, message as Buffer)
    },
    close: () => transport.close(),
  }
}
