type Kind = Pick<PointerEvent, 'pointerId' | 'pointerType'>

/**
 * One pointer draws at a time. A hand that lies on the glass while the pen draws draws nothing, and a
 * second finger means that the first did not want to draw either.
 */
export function pointerGuard() {
  let drawing: Kind | null = null
  return {
    /** `begin`: it draws; `takeOver`: what another had begun goes; `drop`: neither draws. */
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
