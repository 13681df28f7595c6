import { useEffect, useEffectEvent, useState } from 'react'

/** Elements that handle dropped files themselves. */
const OWN_DROP = 'form, input[type=file]'

/**
 * Accepts files dropped anywhere on the page, except on forms that handle them.
 * @returns whether files are dragged over the page
 */
export function useFileDrop(isOn: boolean, onFiles: (files: FileList) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    if (!isOn) return
    const isOurs = ({ dataTransfer, target }: DragEvent) =>
      dataTransfer?.types.includes('Files') === true &&
      !(target instanceof Element && target.closest(OWN_DROP))
    const over = (event: DragEvent) => {
      setIsOver(isOurs(event))
      if (isOurs(event)) event.preventDefault()
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false)
    }
    const drop = (event: DragEvent) => {
      setIsOver(false)
      if (!isOurs(event) || !event.dataTransfer) return
      event.preventDefault()
      take(event.dataTransfer.files)
    }
    addEventListener('dragover', over)
    addEventListener('dragleave', leave)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragover', over)
      removeEventListener('dragleave', leave)
      removeEventListener('drop', drop)
    }
  }, [isOn])
  return isOver
}
