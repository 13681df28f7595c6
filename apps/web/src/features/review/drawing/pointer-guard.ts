type Kind = Pick<PointerEvent, 'pointerId' | 'pointerType'>

/**
 * Lets one pointer draw at a time. While a pen draws, a palm on the glass is ignored. A second
 * finger begins a gesture, so it cancels the first finger's stroke.
 */
export function pointerGuard() {
  let drawing: Kind | null = null
  return {
    /**
     * `begin`: this pointer draws. `takeOver`: it replaces the stroke of another pointer. `drop`:
     * both strokes are cancelled.
     */
    down(pointer: Kind): 'begin' | 'takeOver' | 'drop' | 'ignore' {
      if (!drawing) {
        drawing = pointer
        return 'begin'
      }
      if (pointer.pointerType === 'pen') {
        drawing = pointer
        return 'takeOver'
      }
      if (drawing.pointerType === 'touch') {
        drawing = null
        return 'drop'
      }
      return 'ignore'
    },
    isDrawing: ({ pointerId }: Kind) => drawing?.pointerId === pointerId,
    up({ pointerId }: Kind) {
      if (drawing?.pointerId === pointerId) drawing = null
    },
  }
}
