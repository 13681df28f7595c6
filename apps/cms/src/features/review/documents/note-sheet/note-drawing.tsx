import { Path, Svg, Text } from '@react-pdf/renderer'
import type { Drawing } from '@studio/shared/review/drawing'
import { drawShape, type DrawnShape } from '@studio/shared/review/drawing-svg'
import { FACES } from '../fonts'
import { printableLine } from '../printable'

/** Draws the lines and shapes of a note over its picture, in the picture's coordinates. */
export function NoteDrawing({ drawing, width, height }: { drawing: Drawing } & Size) {
  return (
    <Svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio="none"
      style={{ position: 'absolute', top: 0, left: 0, width, height }}
    >
      {drawing.shapes.map((shape, index) => (
        <Drawn key={index} drawn={drawShape(shape)} />
      ))}
    </Svg>
  )
}

/** The size in points. */
interface Size {
  width: number
  height: number
}

function Drawn({ drawn }: { drawn: DrawnShape }) {
  switch (drawn.kind) {
    case 'fill':
      return <Path d={drawn.d} fill={drawn.color} />
    case 'line':
      return (
        <Path
          d={drawn.d}
          fill="none"
          stroke={drawn.color}
          strokeWidth={drawn.width}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )
    case 'text':
      return (
        <Text
          x={drawn.x}
          y={drawn.y}
          fill={drawn.color}
          textAnchor={drawn.direction === 'rtl' ? 'end' : 'start'}
          style={{
            fontFamily: FACES[drawn.direction],
            fontWeight: 600,
            fontSize: drawn.size,
          }}
        >
          {printableLine(drawn.text)}
        </Text>
      )
  }
}
