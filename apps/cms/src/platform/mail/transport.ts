import { Readable } from 'node:stream'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { saveMail } from './outbox-folder'

type Claim = () => Promise<void>

export interface MailTransport {
  /** True if a mail that is sent twice arrives only once. */
  isIdempotent: boolean
  /**
   * @param claim is called when only the end of the mail has not been sent. Until then the server
   * has not accepted the mail, and if `claim` fails, the server never accepts it.
   */
  send(mail: SendMailOptions & { messageId: string }, claim: Claim): Promise<void>
  close(): void
}

/** Timeouts in milliseconds, because a hanging server must not block other mails. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

async function* claimBeforeEnd(read: () => Readable, claim: Claim) {
  yield* read() as AsyncIterable<Buffer>
  await claim()
}

export function smtpTransport(url: string): MailTransport {
  const transport = createTransport({ url, pool: true, maxConnections: 4, ...TIMEOUTS })
  // nodemailer reads the stream after the server has requested the mail (DATA). The mail ends with
  // a line that contains only a dot. The server accepts the mail when this line arrives, and
  // discards it if the connection ends before.
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
