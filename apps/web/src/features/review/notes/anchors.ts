import type { Anchor } from '@studio/shared/review/notes'

/** @returns whether a note is about a frame */
export function isAtFrame(anchor: Anchor, frame: number): boolean {
  return anchor.kind === 'frames' && anchor.first <= frame && frame <= anchor.last
}

/** @returns the marked range, or the current frame if no range is marked */
export function anchorAt(
  frame: number,
  range: { in: number | null; out: number | null },
): Extract<Anchor, { kind: 'frames' }> {
  if (range.in !== null && range.out !== null && range.in <= range.out) {
    return { kind: 'frames', first: range.in, last: range.out }
  }
  return { kind: 'frames', first: frame, last: frame }
}
