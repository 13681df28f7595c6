import { fill } from './fill'
import type { NewsView } from './mail-view'

/** @param show isolates the text direction of a value */
export function textOfNews(
  { groups, isCut, words }: NewsView,
  show: (value: string) => string,
): string {
  const parts = groups.map(({ project, deliverable, link, items }) => {
    const lines = items.map(({ kind, place, author, text }) => {
      const said = fill(words[kind], { author }, show)
      return [place && show(place), said].filter(Boolean).join(' · ') + (text && `\n> ${text}`)
    })
    return [`${show(deliverable)} (${show(project)})\n${link}`, ...lines].join('\n\n')
  })
  return [...parts, ...(isCut ? [words.more] : [])].join('\n\n')
}
