/** An arrow in reading direction, or against it with `isBack`. */
export function Arrow({ isBack = false }: { isBack?: boolean }) {
  return <span className={isBack ? 'arrow arrow-back' : 'arrow'} aria-hidden />
}

export function FrameMarks() {
  return <span className="frame-marks" aria-hidden />
}
