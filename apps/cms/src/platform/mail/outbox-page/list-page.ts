import PostalMime from 'postal-mime'
import { escapeHtml } from '../escape-html'
import { listMails, readMail } from '../outbox-folder'

const MAX_MAILS = 100

export async function listPage(folder: string): Promise<{ title: string; content: string }> {
  const names = await listMails(folder, MAX_MAILS)
  const items = await Promise.all(names.map((name) => itemOf(folder, name)))
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>No emails yet.</p>'
  return { title: 'Outbox', content: `<h1>Outbox</h1>${list}` }
}

async function itemOf(folder: string, name: string): Promise<string> {
  const content = await readMail(folder, name)
  if (!content) return ''
  const { subject = '', to, date = '' } = await PostalMime.parse(content)
  const whom = to?.[0]?.address ?? ''
  return `<li><a href="/outbox/${encodeURIComponent(name)}"><bdi>${escapeHtml(subject)}</bdi><span><bdi>${escapeHtml(whom)}</bdi> · ${escapeHtml(date)}</span></a></li>`
}
