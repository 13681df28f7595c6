import { Slider } from './slider'
import { useSet, useTool } from './tool-context'

export function LightPanel() {
  const { session, words } = useTool()
  const { match } = useSet().scene
  const { light, color, hint } = words.light
  return (
    <>
      <Slider
        label={light}
        value={match.light}
        stroke="match light"
        onChange={(value, stroke) => {
          session.store.change({ type: 'changeMatch', change: { light: value } }, stroke)
        }}
      />
      <Slider
        label={color}
        value={match.color}
        stroke="match color"
        onChange={(value, stroke) => {
          session.store.change({ type: 'changeMatch', change: { color: value } }, stroke)
        }}
      />
      <p className="set-hint">{hint}</p>
    </>
  )
}
