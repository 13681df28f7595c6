'use client'
import type { CellProblem } from './row-problems'
import { columnOf } from './row-values'
import { useTable } from './table-context'

interface ProblemLinesProps {
  problems: CellProblem[]
  problemId: (field: string) => string
}

/**
 * The error messages of a row. Each has a table row of its own, in which it stands below its cell.
 */
export function ProblemLines({ problems, problemId }: ProblemLinesProps) {
  const { columns } = useTable()
  return problems.map(({ field, text }) => {
    const at = Math.max(columns.indexOf(columnOf(field)), 0)
    const isLate = at > columns.length / 2
    const before = isLate ? 0 : at
    const span = isLate ? at + 1 : columns.length - at
    const after = columns.length - before - span
    return (
      <tr className="price-table__problem" key={field}>
        {before > 0 && <td colSpan={before} />}
        <td className={isLate ? 'price-table__problem-text--late' : undefined} colSpan={span}>
          <p id={problemId(field)} role="alert">
            {text}
          </p>
        </td>
        {after > 0 && <td colSpan={after} />}
      </tr>
    )
  })
}
