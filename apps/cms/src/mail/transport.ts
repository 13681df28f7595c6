import { Readable } from 'node:stream'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { saveMail } from './outbox-folder'

type Claim = () => Promise<void>

export interface MailTransport {
  /** Whether the same mail handed over twice arrives once. */
  isIdempotent: boolean
  /**
   * @param claim is awaited when only the mail's end is missing. Until then nobody has taken it,
   *   and if it fails nobody will.
   */
  send(mail: SendMailOptions & { messageId: string }, claim: Claim): Promise<void>
  close(): void
}

/** In milliseconds; a server that hangs must not keep the other mails waiting. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

async function* claimBeforeEnd(read: () => Readable, claim: Claim) {
  yield* read() as AsyncIterable<Buffer>
  await claim()
}

/** Sends by SMTP. */
export function smtpTransport(url: string): MailTransport {
  const transport = createTransport({ url, pool: true, maxConnections: 4, ...TIMEOUTS })
  // The stream is read from when the server has asked for it (DATA), and its end is the line with
  // the dot: the server takes a mail from then on, and forgets it if the connection ends before.
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

/** Writes each mail as a file that every mail program opens, named after its Message-ID. */
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
