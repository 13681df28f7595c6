import { useTranslations } from 'next-intl'
import { lazy, Suspense, type ComponentType } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { ModalDialog } from '@/components/ui/modal-dialog'

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
  reference: string | null
  opener: HTMLElement | null
  onClose: () => void
}

/** The dialog that confirms an inquiry. */
export function ReceivedDialog({ reference, opener, onClose }: Props) {
  const t = useTranslations('forms.received')
  const ui = useTranslations('ui')
  const openedBy = opener ? { opener } : {}
  return (
    <ModalDialog
      title={t('title')}
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
        {t('title')}
      </p>
      <p className="lead mt-4">{t('text')}</p>
      {reference && (
        <p className="slate mt-5 text-pencil">
          {t('reference')} <bdi dir="ltr">{reference}</bdi>
        </p>
      )}
      <form method="dialog" className="mt-7">
        <button type="submit" data-first-focus className={buttonVariants()}>
          {ui('close')}
        </button>
      </form>
    </ModalDialog>
  )
}
