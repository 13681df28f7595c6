import { buttonVariants } from '@/components/ui/button'
import { ModalDialog } from '@/components/ui/modal-dialog'

interface Props {
  opener: HTMLAnchorElement
  words: { title: string; text: string; leave: string; stay: string }
  onClose: () => void
}

/**
 * Asks before a link leaves for another site. That site replaces the present history entry, so that
 * Back leads to the page before.
 */
export function LeavingDialog({ opener, words, onClose }: Props) {
  const { host, href } = opener
  return (
    <ModalDialog title={words.title} opener={opener} onClose={onClose}>
      <p>{words.text}</p>
      <p className="slate mt-4 text-pencil">
        <bdi dir="ltr">{host}</bdi>
      </p>
      <form method="dialog" className="mt-8 flex flex-wrap gap-3">
        <button
          type="button"
          className={buttonVariants()}
          onClick={() => window.location.replace(href)}
        >
          {words.leave}
        </button>
        <button type="submit" className={buttonVariants({ emphasis: 'secondary' })}>
          {words.stay}
        </button>
      </form>
    </ModalDialog>
  )
}
