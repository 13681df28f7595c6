import { Image, Text, View } from '@react-pdf/renderer'
import type { Note } from '@studio/shared/review/notes'
import { FACES } from '../fonts'
import { INK, WHITE } from '../style'
import { NoteDrawing } from './note-drawing'
import type { Picture } from './sheet-facts'

/** The maximum width of a picture in points. */
export const PICTURE_WIDTH = 190
const PICTURE_HEIGHT = 150

const PIN = 14

/** The frame or page of a note, with its drawing and pin. */
export function NotePicture({ note, picture }: { note: Note; picture: Picture }) {
  const scale = Math.min(PICTURE_WIDTH / picture.width, PICTURE_HEIGHT / picture.height)
  const size = { width: picture.width * scale, height: picture.height * scale }
  const { anchor, drawing } = note
  const pin = anchor.kind === 'place' ? anchor.at : null
  return (
    <View style={{ ...size, position: 'relative', overflow: 'hidden', backgroundColor: INK }}>
      <Image src={{ data: Buffer.from(picture.data), format: 'jpg' }} style={size} cache={false} />
      {drawing && <NoteDrawing drawing={drawing} {...size} />}
      {pin && (
        <View
          style={{
            position: 'absolute',
            left: pin[0] * size.width - PIN / 2,
            top: pin[1] * size.height - PIN / 2,
            width: PIN,
            height: PIN,
            borderRadius: PIN / 2,
            borderWidth: 1,
            borderColor: WHITE,
            backgroundColor: INK,
            justifyContent: 'center',
          }}
        >
          <Text
            style={{
              fontFamily: FACES.ltr,
              fontSize: 7,
              fontWeight: 600,
              color: WHITE,
              textAlign: 'center',
            }}
          >
            {String(note.number)}
          </Text>
        </View>
      )}
    </View>
  )
}
