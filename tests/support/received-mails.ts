import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { runningStack, stackUnderTest } from './stack-under-test'

/**
 * Waits for a mail to `to` with a link that contains `part`, because the worker sends mails from a
 * queue.
 * @returns the link of the newest such mail
 */
export async function linkInMail(to: string, part: string): Promise<string> {
  const deadline = Date.now() + 20_000
  for (;;) {
    const mails = await mailsTo(to)
    const link = mails.flatMap((text) => linksIn(text).filter((href) => href.includes(part))).at(-1)
    if (link) return link
    if (Date.now() > deadline) throw new Error(`No mail to ${to} has a link with ${part}.`)
    await sleep(100)
  }
}

/** @returns the texts of all mails to `to`, oldest first */
export async function mailsTo(to: string): Promise<string[]> {
  const { mailUrl } = runningStack()
  const mails = mailUrl ? await caughtMails(mailUrl, to) : await mailsInOutbox()
  return mails.filter((raw) => raw.includes(`To: ${to}`)).map(textOf)
}

async function mailsInOutbox(): Promise<string[]> {
  const { outboxDir } = stackUnderTest()
  const names = (await readdir(outboxDir).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const order = (name: string) => Number(/\d+/.exec(name)?.[0])
  const sorted = names.sort((a, b) => order(a) - order(b))
  return Promise.all(sorted.map((name) => readFile(path.join(outboxDir, name), 'utf8')))
}

const caughtSchema = z.object({ messages: z.array(z.object({ ID: z.string() })) })

/** Reads mails from Mailpit's API, which lists the newest first. */
async function caughtMails(mailUrl: string, to: string): Promise<string[]> {
  const query = new URLSearchParams({ query: `to:"${to}"` })
  const found = await fetch(new URL(`/api/v1/search?${query.toString()}`, mailUrl))
  const { messages } = caughtSchema.parse(await found.json())
  const raw = messages.map(async ({ ID }) => {
    const answer = await fetch(new URL(`/api/v1/message/${ID}/raw`, mailUrl))
    return answer.text()
  })
  return (await Promise.all(raw)).reverse()
}

function linksIn(text: string): string[] {
  return [...text.matchAll(/https?:\/\/[^\s"'<>]+/g)].map(([href]) => href)
}

/** Decodes all parts of a mail. */
function textOf(raw: string): string {
  // The text is split at the boundary that the mail declares. A line that begins with two dashes is
  // not enough, because it may be part of a link.
  const boundary = /boundary="([^"]+)"/i.exec(raw)?.[1]
  return (boundary ? raw.split(`--${boundary}`) : [raw])
    .map((part) => {
      const [head = '', ...body] = part.split(/\r?\n\r?\n/)
      const content = body.join('\n\n')
      if (/transfer-encoding: base64/i.test(head)) return Buffer.from(content, 'base64').toString()
      if (/transfer-encoding: quoted-printable/i.test(head)) return unquote(content)
      return content
    })
    .join('\n')
}

function unquote(text: string): string {
  return text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
}
