'use client'
import { FieldLabel, useField } from '@payloadcms/ui'
import { useWords } from '../../../platform/admin-language/use-words'
import type { SpamSign } from '../../../platform/spam/spam-score'
import { inboxWords } from './words'

/** Lists the reasons why a message counts as spam. */
export function SpamSigns({ path }: { path: string }) {
  const { FACT_TEXTS } = useWords(inboxWords)
  const { value } = useField<string[] | null>({ path })
  return (
    <div className="field-type">
      <FieldLabel as="span" label={FACT_TEXTS.flagged} />
      <ul>
        {(value ?? []).map((code) => (
          <li key={code}>{isSpamSign(code) ? FACT_TEXTS.spamSigns[code] : code}</li>
        ))}
      </ul>
    </div>
  )
}

function isSpamSign(code: string): code is SpamSign {
  return Object.hasOwn(inboxWords.en.FACT_TEXTS.spamSigns, code)
}
