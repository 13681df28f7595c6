import { useEffect, useEffectEvent } from 'react'
import { useKeysAreOn } from '../player/keyboard/keys-are-on'
import { commandOf } from '../player/keyboard/shortcuts'
import { takesKey } from '../player/keyboard/takes-keys'
import { panByKey } from './pan-by-key'
import type { Zoom } from './zoom'

/** Handles the zoom keys of a still picture: plus, minus, 0, and arrows while zoomed. */
export function useZoomKeys(zoom: Zoom): void {
  const [areOn] = useKeysAreOn()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || takesKey(event.target, event.key)) return
    if (zoom.getSnapshot() > 1 && panByKey(event, zoom)) {
      event.preventDefault()
      return
    }
    const command = areOn ? commandOf(event)?.command : undefined
    if (command === 'zoomIn') zoom.step(1)
    else if (command === 'zoomOut') zoom.step(-1)
    else if (command === 'zoomFit') zoom.fit()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
