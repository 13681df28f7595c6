import type { Person } from '@studio/shared/review/notes'
import type { RoomWords } from '../words'

interface Props {
  person: Person
  words: RoomWords['notes']
}

export function PersonName({ person, words }: Props) {
  return (
    <span className="note-person" data-side={person.side}>
      <bdi>{person.isYou ? words.you : person.name}</bdi>
      {!person.isYou && <span className="note-side">{words.sides[person.side]}</span>}
    </span>
  )
}
