/** Tells the styles how much of the room the stage covers, where it stays while the notes roll. */
export function tellStageHeight(stage: HTMLElement | null): (() => void) | undefined {
  const room = stage?.closest<HTMLElement>('.room')
  if (!stage || !room) return undefined
  const observer = new ResizeObserver(() =>
    room.style.setProperty('--stage-block-size', `${stage.offsetHeight}px`),
  )
  observer.observe(stage)
  return () => observer.disconnect()
}
