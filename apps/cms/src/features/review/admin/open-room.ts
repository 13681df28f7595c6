import { roomPath } from '@studio/shared/routes/account'
import { z } from 'zod'

const ticketSchema = z.object({ ticket: z.string(), action: z.url() })

/**
 * Opens a deliverable's room on the website and logs the user in there with the same account.
 *
 * @returns false if this was not possible
 */
export async function openRoom(deliverable: number | string): Promise<boolean> {
  const response = await fetch('/api/site-ticket', { method: 'POST' }).catch(() => null)
  const answer = ticketSchema.safeParse(await response?.json().catch(() => null))
  if (answer.success) enter(answer.data, roomPath(String(deliverable)))
  return answer.success
}

/**
 * Posts the ticket in a form, so that it is not part of a URL and the browser sends the Origin
 * header.
 */
function enter({ ticket, action }: z.infer<typeof ticketSchema>, path: string): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  for (const [name, value] of Object.entries({ ticket, return: path })) {
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
