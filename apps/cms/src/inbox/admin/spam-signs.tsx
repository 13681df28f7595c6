'use client'
import { FieldLabel, useField } from '@payloadcms/ui'
import type { SpamSign } from '../../spam/spam-score'

const WORDS: Record<SpamSign, string> = {
  trap: 'It filled in a field that people do not see.',
  noToken: 'It was sent without scripts.',
  forgedToken: 'It gave a false time for when the form was opened.',
  tooFast: 'It was sent faster than anyone can type.',
  oldToken: 'Its form had been open for more than a day.',
  links: 'It contains several links.',
  manyLinks: 'It contains very many links.',
  burst: 'Many more came from the same place.',
}

/** Lists the reasons why a message counts as spam. */
export function SpamSigns({ path }: { path: string }) {
  const { value } = useField<string[] | null>({ path })
  return (
    <div className="field-type">
      <FieldLabel as="span" label="Why it was flagged" />
      <ul>
        {(value ?? []).map((code) => (
          <li key={code}>{isSpamSign(code) ? WORDS[code] : code}</li>
        ))}
      </ul>
    </div>
  )
}

function isSpamSign(code: string): code is SpamSign {
  return Object.hasOwn(WORDS, code)
}
