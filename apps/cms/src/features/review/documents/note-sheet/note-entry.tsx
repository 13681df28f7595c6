import { View } from '@react-pdf/renderer'
import type { VideoFacts } from '@studio/shared/review/media'
import type { Note } from '@studio/shared/review/notes'
import { isOpen } from '@studio/shared/review/open-notes'
import { printable, printableLine } from '../printable'
import { INK, PENCIL, RULE, WHITE, type Layout } from '../style'
import { filled, type DocumentWords } from '../words'
import { Words } from '../words-on-paper'
import { Byline } from './byline'
import { FileNames } from './file-names'
import { NotePicture, PICTURE_WIDTH } from './note-picture'
import { NoteReplies } from './note-replies'
import { NoteState } from './note-state'
import { placeText } from './place-text'
import type { SheetNote } from './sheet-facts'

interface Props {
  entry: SheetNote
  video: VideoFacts | null
  words: DocumentWords['noteSheet']
  layout: Layout
}

/**
 * Notes with at most this many characters fit on a page together with a picture. Longer notes may
 * break across pages.
 */
const FITS_ONE_PAGE = 1_200

export function NoteEntry({ entry, video, words, layout }: Props) {
  const { note, picture } = entry
  return (
    <View
      wrap={lengthOf(note) > FITS_ONE_PAGE}
      style={{
        flexDirection: layout.row,
        gap: 14,
        paddingVertical: 12,
        borderBottomWidth: 0.75,
        borderBottomColor: RULE,
      }}
    >
      {picture && (
        <View style={{ width: PICTURE_WIDTH, flexShrink: 0 }}>
          <NotePicture note={note} picture={picture} />
        </View>
      )}
      <View style={{ flex: 1 }}>
        <EntryHead {...{ note, video, words, layout }} />
        <Byline author={note.author} writtenAt={note.writtenAt} words={words} layout={layout} />
        {note.text !== '' && (
          <Words
            text={printable(note.text)}
            style={{ fontSize: 10, lineHeight: 1.5, marginTop: 3 }}
          />
        )}
        <FileNames files={note.files} words={words} />
        <Histories note={note} words={words} layout={layout} />
        {note.replies.length > 0 && (
          <NoteReplies replies={note.replies} words={words} layout={layout} />
        )}
      </View>
    </View>
  )
}

function namesLength(files: Note['files']): number {
  return files.reduce((sum, { name }) => sum + name.length, 0)
}

function lengthOf({ text, files, replies }: Note): number {
  return replies.reduce(
    (sum, reply) => sum + reply.text.length + 100 + namesLength(reply.files),
    text.length + namesLength(files),
  )
}

function EntryHead({ note, video, words, layout }: Omit<Props, 'entry'> & { note: Note }) {
  const { text, isCode } = placeText(note.anchor, video, words)
  return (
    <View
      style={{
        flexDirection: layout.row,
        alignItems: 'center',
        gap: 8,
        marginBottom: 4,
      }}
    >
      <View
        style={{ backgroundColor: INK, minWidth: 20, paddingHorizontal: 5, paddingVertical: 3 }}
      >
        <Words
          text={String(note.number)}
          align="center"
          style={{ fontSize: 9, fontWeight: 600, color: WHITE }}
        />
      </View>
      <View style={{ flex: 1 }}>
        <Words text={text} isCode={isCode} align={layout.start} style={{ fontSize: 9.5 }} />
      </View>
      <NoteState note={note} words={words} />
    </View>
  )
}

/** The history of a note: when it was carried to this version, resolved or reopened. */
function Histories({ note, words, layout }: { note: Note } & Pick<Props, 'words' | 'layout'>) {
  const { origin, resolved } = note
  const lines = [
    ...(resolved?.by.name ? [filled(words.resolvedBy, { name: resolved.by.name })] : []),
    ...(origin
      ? [
          [
            filled(words.from, { version: origin.versionNumber, number: origin.number }),
            ...(origin.state === 'unchecked' && isOpen(note) ? [words.unchecked] : []),
          ].join(' · '),
        ]
      : []),
  ]
  return lines.map((line) => (
    <Words
      key={line}
      text={printableLine(line)}
      align={layout.start}
      style={{ fontSize: 8, lineHeight: 1.5, color: PENCIL, marginTop: 3 }}
    />
  ))
}
