'use client'
import { useWords } from '../../../../platform/admin-language/use-words'
import type { ComparedFile } from './use-file'
import { bulkPriceWords } from './words'

const MAX_SHOWN = 50

/** Lists the errors in a file by line and column. */
export function FileProblems({ problems }: Pick<ComparedFile, 'problems'>) {
  const { CSV_TEXTS } = useWords(bulkPriceWords)
  return (
    <div className="file-problems" role="alert">
      <p>{CSV_TEXTS.problems(problems.length)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{CSV_TEXTS.line}</th>
            <th scope="col">{CSV_TEXTS.column}</th>
            <th scope="col">{CSV_TEXTS.problem}</th>
          </tr>
        </thead>
        <tbody>
          {problems.slice(0, MAX_SHOWN).map(({ line, column, text }) => (
            <tr key={`${line} ${column} ${text}`}>
              <td>{line}</td>
              <td>
                <bdi>{column}</bdi>
              </td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problems.length > MAX_SHOWN && <p>{CSV_TEXTS.more(problems.length - MAX_SHOWN)}</p>}
    </div>
  )
}
