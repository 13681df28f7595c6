import { useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { ownKeysOf } from '../draft/draft'
import { useSet } from '../tool/tool-context'
import { useSetPicture } from './use-set-picture'

const FILE = 'virtual-set.png'

/** Offers the picture for download or sharing, with a link to the set. */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('virtualSet')
  const { scene } = useSet()
  const [link, setLink] = useState('')
  const [said, setSaid] = useState('')
  const picture = useSetPicture()
  const linkId = useId()

  useEffect(() => {
    let isOpen = true
    void import('@studio/shared/set-link').then(({ encodeSet, SET_LINK }) => {
      if (isOpen) setLink(`${location.origin}${location.pathname}${SET_LINK}${encodeSet(scene)}`)
    })
    return () => {
      isOpen = false
    }
  }, [scene])

  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setSaid(t('shareDialog.copied'))
    } catch {
      setSaid(t('shareDialog.notCopied'))
    }
  }
  const file = picture && picture !== 'failed' ? picture.file : null
  const canSend = file !== null && 'canShare' in navigator && navigator.canShare({ files: [file] })
  return (
    <ModalDialog title={t('shareDialog.title')} onClose={onClose}>
      <div className="set-share">
        {picture === 'failed' ? (
          <p role="alert">{t('shareDialog.failed')}</p>
        ) : (
          <>
            {picture && (
              // oxlint-disable-next-line nextjs/no-img-element -- made in this browser
              <img
                src={picture.url}
                alt=""
                width={1920}
                height={1080}
                className="set-share-picture"
              />
            )}
            {picture && !picture.isWhole && <p role="alert">{t('shareDialog.incomplete')}</p>}
            <div className="set-own">
              <a
                href={picture?.url}
                download={FILE}
                className="set-button set-button-main"
                aria-disabled={!picture}
              >
                {t('shareDialog.save')}
              </a>
              {canSend && (
                <button
                  type="button"
                  className="set-button"
                  onClick={() => {
                    // The promise is rejected if the visitor cancels sharing.
                    navigator.share({ files: [file], url: link }).catch(() => undefined)
                  }}
                >
                  {t('shareDialog.send')}
                </button>
              )}
            </div>
          </>
        )}
        <div className="set-link">
          <label htmlFor={linkId}>{t('shareDialog.link')}</label>
          <input
            id={linkId}
            className="control"
            dir="ltr"
            readOnly
            value={link}
            onFocus={(event) => {
              event.currentTarget.select()
            }}
          />
          <button type="button" className="set-button" onClick={() => void copyLink()}>
            {t('shareDialog.copy')}
          </button>
          <p role="status">{said}</p>
        </div>
        <p className="set-hint">
          {ownKeysOf(scene).size > 0 ? t('shareDialog.ownStays') : t('shareDialog.note')}
        </p>
        <form method="dialog">
          <button type="submit" className="set-button">
            {t('close')}
          </button>
        </form>
      </div>
    </ModalDialog>
  )
}
