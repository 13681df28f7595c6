/** The corners of the frame, as a camera's finder shows them. */
export function FrameMarks() {
  const corner = 'pointer-events-none absolute size-5 border-current opacity-70'
  return (
    <span aria-hidden>
      <span className={`${corner} start-3 top-3 border-s-2 border-t-2`} />
      <span className={`${corner} end-3 top-3 border-e-2 border-t-2`} />
      <span className={`${corner} start-3 bottom-3 border-s-2 border-b-2`} />
      <span className={`${corner} end-3 bottom-3 border-e-2 border-b-2`} />
    </span>
  )
}
