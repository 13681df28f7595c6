import { View } from '@react-pdf/renderer'
import type { Note } from '@studio/shared/review/notes'
import { isOpen } from '@studio/shared/review/open-notes'
import { GREEN, INK, WHITE } from '../style'
import type { DocumentWords } from '../words'
import { Words } from '../words-on-paper'

/** The symbol of resolved notes is filled, so that it can be recognized without color. */
export function NoteState({ note, words }: { note: Note; words: DocumentWords['noteSheet'] }) {
  const isDone = !isOpen(note)
  return (
    <View
      style={{
        paddingHorizontal: 6,
        paddingVertical: 2,
        borderRadius: 8,
        borderWidth: 0.75,
        borderColor: isDone ? GREEN : INK,
        backgroundColor: isDone ? GREEN : WHITE,
      }}
    >
      <Words
        text={isDone ? words.resolved : words.open}
        style={{ fontSize: 7.5, fontWeight: 600, color: isDone ? WHITE : INK }}
      />
    </View>
  )
}
