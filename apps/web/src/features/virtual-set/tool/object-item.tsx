import { useId, type ReactNode } from 'react'
import { useTool } from './tool-context'
import { usePartKeys } from './use-part-keys'

interface Props {
  id: string
  name: string
  state: string
  isChosen: boolean
  /** The controls that are shown while the item is selected. */
  children: ReactNode
}

export function ObjectItem({ id, name, state, isChosen, children }: Props) {
  const { session } = useTool()
  const stateId = useId()
  const onKeyDown = usePartKeys()
  return (
    <li className="set-object" data-chosen={isChosen}>
      <button
        type="button"
        className="set-object-name"
        aria-pressed={isChosen}
        aria-describedby={stateId}
        onClick={() => {
          session.store.choose(id)
        }}
        onFocus={() => {
          session.store.choose(id)
        }}
        onKeyDown={onKeyDown}
      >
        {name}
      </button>
      <p id={stateId} className="set-object-state">
        {state}
      </p>
      {isChosen && <div className="set-object-controls">{children}</div>}
    </li>
  )
}
