import type { SweetAlertOptions } from 'sweetalert2'
// This build does not inject its style into the page, which a strict content security policy
// would block.
import Swal from 'sweetalert2/dist/sweetalert2.js'
import { buttonVariants } from './button'
import 'sweetalert2/dist/sweetalert2.css'
import './alert.css'

interface Words {
  title: string
  text: string
  ok: string
}

/**
 * Shows an alert with SweetAlert2, which manages the focus, Escape and the inert page. The styles
 * are the site's own.
 */
export async function openAlert({ title, text, ok }: Words): Promise<void> {
  const options: SweetAlertOptions = {
    titleText: title,
    text,
    confirmButtonText: ok,
    buttonsStyling: false,
    // The alert is put inside an open modal dialog, because everything outside such a dialog is
    // inert.
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
