import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface Delays {
  /** Delays the acceptance of a recipient, which comes before the mail itself is sent. */
  recipient?: () => Promise<void>
  /** Delays the response after the mail was received. */
  answer?: () => Promise<void>
}

/** A local mail server that stores the received mails. */
export async function startMailServer(delays: Delays = {}) {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_, __, done) {
      void (delays.recipient?.() ?? Promise.resolve()).then(() => done())
    },
    onData(stream, _, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString())
        void (delays.answer?.() ?? Promise.resolve()).then(() => done())
      })
    },
  })
  const listening = await new Promise<ReturnType<SMTPServer['listen']>>((resolve) => {
    const started = server.listen(0, '127.0.0.1', () => resolve(started))
  })
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
