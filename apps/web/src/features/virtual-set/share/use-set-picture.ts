import { useEffect, useState } from 'react'
import { useTool } from '../tool/tool-context'

interface SetPicture {
  file: File
  /** An object URL, which is valid while the dialog is open. */
  url: string
  isWhole: boolean
}

/**
 * Draws the set as a picture.
 * @returns null until the picture is drawn
 */
export function useSetPicture(): SetPicture | 'failed' | null {
  const { session, studioName } = useTool()
  const [picture, setPicture] = useState<SetPicture | 'failed' | null>(null)

  useEffect(() => {
    let isWanted = true
    let url: string | null = null
    const make = async () => {
      try {
        const { blob, isWhole } = await session.makePicture(studioName)
        if (!isWanted) return
        url = URL.createObjectURL(blob)
        const file = new File([blob], 'virtual-set.png', { type: blob.type })
        setPicture({ url, file, isWhole })
      } catch {
        if (isWanted) setPicture('failed')
      }
    }
    void make()
    return () => {
      isWanted = false
      if (url) URL.revokeObjectURL(url)
    }
  }, [session, studioName])

  return picture
}
