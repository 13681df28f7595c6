import { escapeHtml } from './escape-html'
import { fill } from './fill'
import type { NewsView } from './mail-view'
import { STYLES } from './styles'

export function htmlOfNews({ groups, isCut, words }: NewsView): string {
  const parts = groups.map(({ project, deliverable, link, items }) => {
    const title = `<h2 style="${STYLES.newsTitle}"><a href="${escapeHtml(link)}" style="${STYLES.newsLink}"><bdi>${escapeHtml(deliverable)}</bdi></a></h2>`
    const under = `<p style="${STYLES.note}"><bdi>${escapeHtml(project)}</bdi></p>`
    return `${title}\n${under}\n${items.map((item) => itemOf(item, words)).join('\n')}`
  })
  if (isCut) parts.push(`<p style="${STYLES.paragraph}">${escapeHtml(words.more)}</p>`)
  return parts.join('\n')
}

type Item = NewsView['groups'][number]['items'][number]

function itemOf({ kind, place, author, text, link }: Item, words: NewsView['words']): string {
  const said = fill(escapeHtml(words[kind]), { author }, (name) => `<bdi>${escapeHtml(name)}</bdi>`)
  const where = place ? `<bdi>${escapeHtml(place)}</bdi> · ` : ''
  const label = `<p style="${STYLES.newsLabel}"><a href="${escapeHtml(link)}" style="${STYLES.newsLink}">${where}${said}</a></p>`
  return text
    ? `${label}\n<blockquote dir="auto" style="${STYLES.quote}">${escapeHtml(text)}</blockquote>`
    : label
}
