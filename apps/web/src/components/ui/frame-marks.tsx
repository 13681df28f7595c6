/** The corners of the frame, as a camera's finder shows them. */
export function FrameMarks() {
  return <span className="frame-marks" aria-hidden />
}
