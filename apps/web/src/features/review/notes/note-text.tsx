import type { Person } from '@studio/shared/review/notes'
import { findMentions } from './mentions'

interface Props {
  text: string
  mentions: readonly string[]
  people: readonly Person[]
}

/** A note's text in its own direction, with highlighted mentions. */
export function NoteText({ text, mentions, people }: Props) {
  const names = people.flatMap(({ id, name }) =>
    id !== null && mentions.includes(id) ? [name] : [],
  )
  return (
    <p dir="auto" className="note-text">
      {splitAtMentions(text, names).map(({ part, isMention }, index) =>
        isMention ? (
          <bdi key={index} className="note-mention">
            {part}
          </bdi>
        ) : (
          part
        ),
      )}
    </p>
  )
}

function splitAtMentions(text: string, names: readonly string[]) {
  const parts: { part: string; isMention: boolean }[] = []
  let from = 0
  for (const { at, name } of findMentions(text, names)) {
    const end = at + 1 + name.length
    parts.push({ part: text.slice(from, at), isMention: false })
    parts.push({ part: text.slice(at, end), isMention: true })
    from = end
  }
  return [...parts, { part: text.slice(from), isMention: false }]
}
