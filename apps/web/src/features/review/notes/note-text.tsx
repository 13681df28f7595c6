import type { Person } from '@studio/shared/review/notes'

interface Props {
  text: string
  mentions: readonly string[]
  people: readonly Person[]
}

/** What somebody wrote, in its own direction; the names of those who are mentioned stand out. */
export function NoteText({ text, mentions, people }: Props) {
  const names = people.flatMap(({ id, name }) =>
    id !== null && mentions.includes(id) ? [`@${name}`] : [],
  )
  return (
    <p dir="auto" className="note-text">
      {splitBy(text, names).map((part, index) =>
        names.includes(part) ? (
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

function splitBy(text: string, separators: readonly string[]): string[] {
  const [separator, ...rest] = separators
  if (separator === undefined) return [text]
  return text
    .split(separator)
    .flatMap((part, index) => [...(index > 0 ? [separator] : []), ...splitBy(part, rest)])
}
