import type { SweetAlertOptions } from 'sweetalert2'
// Without the style that it would otherwise write into the page, which a strict policy stops.
import Swal from 'sweetalert2/dist/sweetalert2.js'
import { buttonVariants } from './button'
import 'sweetalert2/dist/sweetalert2.css'
import './alert.css'

interface Words {
  title: string
  text: string
  ok: string
}

/** Focus, Escape and the page behind are SweetAlert2's work; how it looks is ours. */
export async function openAlert({ title, text, ok }: Words): Promise<void> {
  const options: SweetAlertOptions = {
    titleText: title,
    text,
    confirmButtonText: ok,
    buttonsStyling: false,
    // Over an open dialog, and within it: everything outside of one is inert.
    target: [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body,
    topLayer: true,
    heightAuto: false,
    scrollbarPadding: false,
    customClass: {
      container: 'alert-backdrop',
      popup: 'alert-sheet on-paper',
      title: 'title-3',
      htmlContainer: 'alert-text',
      actions: 'alert-actions',
      confirmButton: buttonVariants({ emphasis: 'primary' }),
    },
  }
  await Swal.fire(options)
}
