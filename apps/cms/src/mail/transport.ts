import { Readable } from 'node:stream'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { saveMail } from './outbox-folder'

type Claim = () => Promise<void>

export interface MailTransport {
  /** Whether a mail that is sent twice arrives only once. */
  isIdempotent: boolean
  /**
   * @param claim runs when only the end of the mail is missing. Until then the server has not
   * accepted the mail, and if it fails, the server never does.
   */
  send(mail: SendMailOptions & { messageId: string }, claim: Claim): Promise<void>
  close(): void
}

/** Milliseconds. A hanging server must not block the other mails. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

async function* claimBeforeEnd(read: () => Readable, claim: Claim) {
  yield* read() as AsyncIterable<Buffer>
  await claim()
}

export function smtpTransport(url: string): MailTransport {
  const transport = createTransport({ url, pool: true, maxConnections: 4, ...TIMEOUTS })
  // nodemailer reads the stream after the server has requested it (DATA). Its end is the line with
  // the dot: the server accepts the mail then, and discards it if the connection ends before.
  transport.use('stream', ({ data, message }, done) => {
    const { claim } = data as typeof data & { claim: Claim }
    const read = message.createReadStream.bind(message)
    message.createReadStream = (options) =>
      Readable.from(claimBeforeEnd(() => read(options), claim))
    done()
  })
  return {
    isIdempotent: false,
    send: async (mail, claim) => {
      const claimable = { ...mail, claim }
      await transport.sendMail(claimable)
    },
    close: () => transport.close(),
  }
}

/** Writes each mail as an .eml file that is named after its Message-ID. */
export function folderTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    isIdempotent: true,
    send: async (mail, claim) => {
      const { message } = await transport.sendMail(mail)
      await claim()
      await saveMail(folder, mail.messageId, message as Buffer)
    },
    close: () => transport.close(),
  }
}
