import PostalMime from 'postal-mime'
import { escapeHtml } from '../escape-html'
import { readMail } from '../outbox-folder'

/** The mail's HTML is shown in a sandboxed frame; its links open in the whole window. */
export async function mailPage(
  folder: string,
  name: string,
): Promise<{ title: string; content: string } | null> {
  const stored = await readMail(folder, name)
  if (!stored) return null
  const { subject = '', from, to, replyTo, html = '', text = '' } = await PostalMime.parse(stored)
  const title = escapeHtml(subject)
  const facts = [
    ['From', from?.address],
    ['To', to?.[0]?.address],
    ['Replies go to', replyTo?.[0]?.address],
  ].flatMap(([label = '', value]) =>
    value ? [`<dt>${label}</dt><dd><bdi>${escapeHtml(value)}</bdi></dd>`] : [],
  )
  const framed = html.replace('<head>', '<head><base target="_top">')
  return {
    title,
    content: `<p><a href="/outbox">Outbox</a></p><h1 dir="auto">${title}</h1><dl>${facts.join('')}</dl>
<iframe title="The email as HTML" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(framed)}"></iframe>
<h2>As text</h2><pre dir="auto">${escapeHtml(text)}</pre>`,
  }
}
