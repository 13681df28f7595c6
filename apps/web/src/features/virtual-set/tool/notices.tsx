import { useState } from 'react'
import type { OpenNotice } from './open-set'
import type { Problem } from './session'
import { keepFocus } from './keep-focus'
import { useTool } from './tool-context'

interface Props {
  /** The message about the set that was opened, if there is one. */
  opened: OpenNotice | null
  problem: Problem | null
  onDismiss: () => void
}

/** Messages above the set. A problem replaces the message about the opened set. */
export function Notices({ opened, problem, onDismiss }: Props) {
  const { words } = useTool()
  const [isRead, setRead] = useState(false)
  const notice = opened && !isRead ? words.notices[opened] : null
  return (
    <>
      <div role="alert">
        {problem && (
          <p className="set-notice set-notice-problem">
            {words.problems[problem]}
            <button
              type="button"
              className="set-button"
              onClick={() => {
                onDismiss()
                keepFocus()
              }}
            >
              {words.problems.dismiss}
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
            {words.problems.dismiss}
          </button>
        </p>
      )}
    </>
  )
}
