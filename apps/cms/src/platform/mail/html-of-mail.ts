import { directionOf } from '@studio/shared/locales'
import { escapeHtml } from './escape-html'
import { fill } from './fill'
import { htmlOfNews } from './html-of-news'
import type { MailView } from './mail-view'
import { STYLES } from './styles'

/**
 * Renders a mail as HTML with one column, inline styles and no pictures, because mail programs
 * remove style sheets and block remote content.
 */
export function htmlOfMail(view: MailView): string {
  const direction = directionOf(view.locale)
  const write = (text: string) => fill(escapeHtml(text), view.values, showValue)
  const paragraph = (style: string) => (text: string) => `<p style="${style}">${write(text)}</p>`
  const content = [
    paragraph(STYLES.paragraph)(view.greeting),
    ...view.paragraphs.map(paragraph(STYLES.paragraph)),
    factsOf(view),
    view.news ? htmlOfNews(view.news) : '',
    quoteOf(view),
    buttonOf(view),
    ...view.notes.map(paragraph(STYLES.note)),
    `<p style="${STYLES.signature}">${write(view.signature)}</p>`,
    companyOf(view),
  ]
  return `<!doctype html>
<html lang="${view.locale}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(view.subject)}</title>
</head>
<body style="${STYLES.body}">
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" style="${STYLES.page}"><tr><td align="center" style="${STYLES.margin}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="${STYLES.sheet}">
<tr><td style="${STYLES.slate}"><bdi>${escapeHtml(view.studio)}</bdi></td></tr>
<tr><td style="${STYLES.content}">
${content.filter(Boolean).join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function companyOf({ company }: MailView): string {
  if (company.length === 0) return ''
  const lines = company.map((line) => `<bdi>${escapeHtml(line)}</bdi>`)
  return `<p style="${STYLES.company}">${lines.join('<br>')}</p>`
}

function factsOf({ facts }: MailView): string {
  if (facts.length === 0) return ''
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="${STYLES.factLabel}">${escapeHtml(label)}</th><td style="${STYLES.fact}"><bdi>${escapeHtml(value)}</bdi></td></tr>`,
  )
  return `<table cellpadding="0" cellspacing="0" width="100%" style="${STYLES.facts}">${rows.join('')}</table>`
}

function quoteOf({ quote }: MailView): string {
  if (!quote) return ''
  const text = escapeHtml(quote.text).replaceAll(/\r?\n/g, '<br>')
  return `<p style="${STYLES.quoteLabel}">${escapeHtml(quote.label)}</p>
<blockquote dir="auto" style="${STYLES.quote}">${text}</blockquote>`
}

function buttonOf({ button }: MailView): string {
  if (!button) return ''
  const href = escapeHtml(button.href)
  return `<p style="${STYLES.paragraph}"><a href="${href}" style="${STYLES.button}">${escapeHtml(button.label)}</a></p>
<p style="${STYLES.note}">${escapeHtml(button.hint)}<br><a href="${href}" dir="ltr" style="${STYLES.link}">${href}</a></p>`
}

function showValue(value: string): string {
  const shown = escapeHtml(value)
  return /^https?:\/\//.test(value)
    ? `<a href="${shown}" dir="ltr" style="${STYLES.link}">${shown}</a>`
    : `<bdi>${shown}</bdi>`
}
