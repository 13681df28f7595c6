import { useTool } from './tool-context'
import { percentText } from './part-text'

interface Props {
  label: string
  value: number
  min?: number
  max?: number
  /** The name of the undo step. All changes of one drag are one step. */
  stroke: string
  onChange: (value: number, stroke: string) => void
}

export function Slider({ label, value, min = 0, max = 1, stroke, onChange }: Props) {
  const { session, format } = useTool()
  const text = percentText(value, format)
  return (
    <label className="set-slider">
      <span>{label}</span>
      <bdi className="set-slider-value" aria-hidden>
        {text}
      </bdi>
      <input
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={value}
        aria-valuetext={text}
        onChange={(event) => {
          onChange(event.currentTarget.valueAsNumber, stroke)
        }}
        onPointerUp={session.store.endStroke}
        onKeyUp={session.store.endStroke}
      />
    </label>
  )
}
