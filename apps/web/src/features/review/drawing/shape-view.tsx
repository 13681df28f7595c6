import type { Shape } from '@studio/shared/review/drawing'
import { drawShape } from '@studio/shared/review/drawing-svg'
import { memo } from 'react'

/**
 * A shape in pixels of the picture. It is memoized, so that changes of other shapes do not render
 * it again.
 */
export const ShapeView = memo(function ShapeView({ shape }: { shape: Shape }) {
  const drawn = drawShape(shape)
  switch (drawn.kind) {
    case 'fill':
      return <path d={drawn.d} fill={drawn.color} />
    case 'line':
      return (
        <path className="drawn-line" d={drawn.d} stroke={drawn.color} strokeWidth={drawn.width} />
      )
    case 'text':
      return (
        <text
          className="drawn-text"
          x={drawn.x}
          y={drawn.y}
          fontSize={drawn.size}
          fill={drawn.color}
          direction={drawn.direction}
        >
          {drawn.text}
        </text>
      )
  }
})
