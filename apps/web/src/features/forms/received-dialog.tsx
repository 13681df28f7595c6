import { lazy, Suspense, type ComponentType } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { ModalDialog } from '@/components/ui/modal-dialog'
import type { Messages } from '@/i18n/messages'

/**
 * The picture is loaded on demand, because the animation player is large and the text does not need
 * it.
 */
const ReceivedPicture = lazy(async (): Promise<{ default: ComponentType }> => {
  try {
    return { default: (await import('./received-picture')).ReceivedPicture }
  } catch {
    return { default: () => null }
  }
})

interface Props {
  words: Messages['forms']['received'] & { close: string }
  reference: string | null
  opener: HTMLElement | null
  onClose: () => void
}

/** The dialog that confirms an inquiry. */
export function ReceivedDialog({ words, reference, opener, onClose }: Props) {
  const openedBy = opener ? { opener } : {}
  return (
    <ModalDialog
      title={words.title}
      className="sheet received-dialog on-paper"
      hasHeading={false}
      onClose={onClose}
      {...openedBy}
    >
      <div className="received-picture" aria-hidden>
        <Suspense>
          <ReceivedPicture />
        </Suspense>
      </div>
      <p className="title-2" aria-hidden>
        {words.title}
      </p>
      <p className="lead mt-4">{words.text}</p>
      {reference && (
        <p className="slate mt-5 text-pencil">
          {words.reference} <bdi dir="ltr">{reference}</bdi>
        </p>
      )}
      <form method="dialog" className="mt-7">
        <button type="submit" data-first-focus className={buttonVariants()}>
          {words.close}
        </button>
      </form>
    </ModalDialog>
  )
}
