import { readPicture } from '@/features/virtual-set/intake/read-picture'
import { createKeyer, USUAL_KEYING } from '@/features/virtual-set/keying/create-keyer'

const picturePage = { readPicture, createKeyer, USUAL_KEYING }

declare global {
  interface Window {
    /** The functions that tests call in the page. */
    picturePage: typeof picturePage
  }
}

window.picturePage = picturePage
