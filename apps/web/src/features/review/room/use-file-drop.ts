import { useEffect, useEffectEvent, useState } from 'react'

/** Where files mean something else. */
const OWN_DROP = 'form, input[type=file]'

/**
 * Takes files that are dropped anywhere on the page, except where a form of its own takes them.
 *
 * @returns whether files are held over the page now
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
