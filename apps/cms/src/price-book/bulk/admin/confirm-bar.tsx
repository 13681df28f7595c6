'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { useWords } from '../../../admin-language/use-words'
import type { PreviewLine } from '../plan'
import { bulkPriceWords } from './words'

interface ConfirmBarProps {
  lines: PreviewLine[]
  count: number
  inLists: number
  onConfirm: () => Promise<void>
}

/** The press that changes the prices. Doubtful ones must be confirmed, wrong ones prevent it. */
export function ConfirmBar({ lines, count, inLists, onConfirm }: ConfirmBarProps) {
  const { BULK_TEXTS } = useWords(bulkPriceWords)
  const [isChecked, setIsChecked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const doubts = lines.filter(({ doubt, problem }) => doubt && !problem).length
  const problems = new Set(
    lines.flatMap(({ list, key, problem }) => (problem ? `${list} ${key}` : [])),
  )

  async function confirm() {
    setIsBusy(true)
    await onConfirm()
    setIsBusy(false)
  }

  return (
    <div className="confirm-bar">
      {problems.size > 0 && <p role="alert">{BULK_TEXTS.problems(problems.size)}</p>}
      {problems.size === 0 && doubts > 0 && (
        <label className="confirm-prices__check">
          <input
            checked={isChecked}
            onChange={(event) => setIsChecked(event.target.checked)}
            type="checkbox"
          />
          {BULK_TEXTS.doubts(doubts)}
        </label>
      )}
      <Button
        disabled={isBusy || problems.size > 0 || (doubts > 0 && !isChecked)}
        id="apply-prices"
        margin={false}
        onClick={() => void confirm()}
        size="large"
      >
        {BULK_TEXTS.apply(count, inLists)}
      </Button>
    </div>
  )
}
