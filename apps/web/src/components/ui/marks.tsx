/** Points along the line, whichever way it runs. */
export function Arrow({ isBack = false }: { isBack?: boolean }) {
  return <span className={isBack ? 'arrow arrow-back' : 'arrow'} aria-hidden />
}

/** The corners of the frame, as a camera's finder shows them. */
export function FrameMarks() {
  return <span className="frame-marks" aria-hidden />
}
