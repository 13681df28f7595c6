import type { Keying } from '@studio/shared/contracts/virtual-set'
import { Slider } from './slider'
import { useTool } from './tool-context'

const SETTINGS = ['tolerance', 'spill', 'edge'] as const

interface Props {
  id: string
  keying: Keying
  onChange: (change: { keying: Keying }, stroke: string) => void
}

export function KeyingSliders({ id, keying, onChange }: Props) {
  const { objects } = useTool().words
  return SETTINGS.map((setting) => (
    <Slider
      key={setting}
      label={objects[setting]}
      value={keying[setting]}
      stroke={`${setting} ${id}`}
      onChange={(value, stroke) => {
        onChange({ keying: { ...keying, [setting]: value } }, stroke)
      }}
    />
  ))
}
