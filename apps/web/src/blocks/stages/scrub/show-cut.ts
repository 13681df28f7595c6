import type { Parts } from './parts'
import { edgesAt, stateAt, type Cut } from './positions'

/** Draws a cut. Only transforms change, so that the browser need not lay out or paint again. */
export function cutPainter({ root, frame, thumb }: Parts, states: string[]): (cut: Cut) => void {
  const layers = [...frame.querySelectorAll<HTMLElement>('.stages-layer')]
  const names = [...root.querySelectorAll('.stages-names > li')]
  const count = layers.length
  let told = ''
  return (cut) => {
    edgesAt(cut, count).forEach((edge, index) => {
      const layer = layers[index + 1]
      layer?.style.setProperty('--edge', edge.toFixed(4))
      layer?.toggleAttribute('data-aside', edge === 0 || edge === 1)
    })
    thumb.style.setProperty('--place', ((cut.position + 0.5) / count).toFixed(4))
    const state = stateAt(cut.position)
    const value = String(Math.round(cut.position * 100))
    if (value === told) return
    told = value
    thumb.setAttribute('aria-valuenow', value)
    thumb.setAttribute('aria-valuetext', states[state] ?? '')
    names.forEach((name, index) => {
      name.toggleAttribute('data-seen', Math.abs(index * 2 - state) < 2)
    })
  }
}
