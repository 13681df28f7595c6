import type { Difference } from '../../documents/differences'
import { useWords } from '../../../platform/admin-language/use-words'
import { editingWords } from '../../documents/admin/words'

const MAX_DIFFERENCES = 6

export function ConflictDifferences({ differences }: { differences: Difference[] }) {
  const { CONFLICT_TEXTS } = useWords(editingWords)
  if (differences.length === 0) return null
  const rest = differences.length - MAX_DIFFERENCES
  return (
    <>
      <p>{CONFLICT_TEXTS.differences}</p>
      <ul>
        {differences.slice(0, MAX_DIFFERENCES).map(({ field, mine, theirs }) => (
          <li key={field}>
            {field}
            {(mine !== null || theirs !== null) && (
              <dl>
                <Side name={CONFLICT_TEXTS.yourText} text={mine} />
                <Side name={CONFLICT_TEXTS.theirText} text={theirs} />
              </dl>
            )}
          </li>
        ))}
        {rest > 0 && <li>{CONFLICT_TEXTS.more(rest)}</li>}
      </ul>
    </>
  )
}

function Side({ name, text }: { name: string; text: string | null }) {
  const { CONFLICT_TEXTS } = useWords(editingWords)
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{text ?? <em>{CONFLICT_TEXTS.nothing}</em>}</dd>
    </div>
  )
}
