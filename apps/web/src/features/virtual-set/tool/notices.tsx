import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { OpenNotice } from './open-set'
import type { Problem } from './session'
import { keepFocus } from './keep-focus'

interface Props {
  /** The message about the set that was opened, if there is one. */
  opened: OpenNotice | null
  problem: Problem | null
  onDismiss: () => void
}

/** Messages above the set. A problem replaces the message about the opened set. */
export function Notices({ opened, problem, onDismiss }: Props) {
  const t = useTranslations('virtualSet')
  const [isRead, setRead] = useState(false)
  const notice = opened && !isRead ? t(`notices.${opened}`) : null
  return (
    <>
      <div role="alert">
        {problem && (
          <p className="set-notice set-notice-problem">
            {t(`problems.${problem}`)}
            <button
              type="button"
              className="set-button"
              onClick={() => {
                onDismiss()
                keepFocus()
              }}
            >
              {t('problems.dismiss')}
            </button>
          </p>
        )}
      </div>
      {notice && !problem && (
        <p className="set-notice">
          {notice}
          <button
            type="button"
            className="set-button"
            onClick={() => {
              setRead(true)
              keepFocus()
            }}
          >
            {t('problems.dismiss')}
          </button>
        </p>
      )}
    </>
  )
}
