import { useRef, useState, type ComponentType } from 'react'
import type { OpenerState } from './opener-button'

/**
 * Manages a dialog whose script loads when it is opened. The state is `failed` if `load` throws.
 */
export function useFetchedDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<OpenerState>('idle')
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null)
  /**
   * The element that gets the focus back when the dialog closes. Null while the dialog is closed.
   */
  const [opener, setOpener] = useState<HTMLElement | null>(null)

  const open = async () => {
    setState('loading')
    try {
      const loaded = await load()
      setDialog(() => loaded)
      setOpener(button.current)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return { button, state, open, Dialog, opener, close: () => setOpener(null) }
}
