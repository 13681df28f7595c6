/** Points in reading direction. */
export function Arrow({ isBack = false }: { isBack?: boolean }) {
  return <span className={isBack ? 'arrow arrow-back' : 'arrow'} aria-hidden />
}

export function FrameMarks() {
  return <span className="frame-marks" aria-hidden />
}
