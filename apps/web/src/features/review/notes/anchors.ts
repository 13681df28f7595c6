import type { Anchor } from '@studio/shared/review/notes'

/** Whether a note belongs to what is seen at a frame. */
export function isAtFrame(anchor: Anchor, frame: number): boolean {
  return anchor.kind === 'frames' && anchor.first <= frame && frame <= anchor.last
}

/** The marked range where there is one, else the frame that is shown. */
export function anchorAt(
  frame: number,
  range: { in: number | null; out: number | null },
): Extract<Anchor, { kind: 'frames' }> {
  if (range.in !== null && range.out !== null && range.in <= range.out) {
    return { kind: 'frames', first: range.in, last: range.out }
  }
  return { kind: 'frames', first: frame, last: frame }
}
