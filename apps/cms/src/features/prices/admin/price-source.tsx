'use client'
import { Button, RenderFields, useFormFields } from '@payloadcms/ui'
import type { ClientField, SanitizedFieldPermissions } from 'payload'
import { AmountCell } from './amount-cell'
import { isUnread } from './cell-text'
import { Icon, IconButton } from './icon-button'
import { formatOf } from './row-problems'
import {
  COLUMN_FIELDS,
  FIGURE_COLUMNS,
  isFilled,
  type FigureColumn,
  type FigureField,
} from './row-values'
import { useTable } from './table-context'
import { useWords } from '../../../platform/admin-language/use-words'
import { priceBookWords } from './words'

interface PriceSourceProps {
  path: string
  index: number
  rowName: string
  isReadOnly: boolean
  onUse: () => void
  onRemove: () => void
}

export function PriceSource({
  path,
  index,
  rowName,
  isReadOnly,
  onUse,
  onRemove,
}: PriceSourceProps) {
  const { SOURCE_TEXTS } = useWords(priceBookWords)
  const { fields, permissions, schemaPath, columns } = useTable()
  const used = useFormFields(([state]) =>
    FIGURE_COLUMNS.filter((column) =>
      COLUMN_FIELDS[column].some((field) => isFilled(state[`${path}.${field}`]?.value)),
    ).join(' '),
  )
  const shown = FIGURE_COLUMNS.filter((column) => columns.includes(column) || used.includes(column))
  const name = `${rowName}, ${SOURCE_TEXTS.name(index + 1)}`

  return (
    <div aria-label={name} className="price-source" role="group">
      <div className="price-source__head">
        <strong>{SOURCE_TEXTS.name(index + 1)}</strong>
        {!isReadOnly && (
          <>
            <Button buttonStyle="secondary" margin={false} onClick={onUse} size="small">
              {SOURCE_TEXTS.use}
            </Button>
            <IconButton name={SOURCE_TEXTS.remove(index + 1)} onClick={onRemove}>
              <Icon name="remove" />
            </IconButton>
          </>
        )}
      </div>
      <div className="price-source__figures">
        {shown.map((column) => (
          <SourceFigure
            column={column}
            isReadOnly={isReadOnly}
            key={column}
            name={name}
            path={path}
          />
        ))}
      </div>
      <RenderFields
        className="price-details__words"
        fields={wordsOf(fields)}
        forceRender
        margins="small"
        parentIndexPath=""
        parentPath={path}
        parentSchemaPath={`${schemaPath}.readings`}
        permissions={wordPermissions(permissions)}
        readOnly={isReadOnly}
      />
    </div>
  )
}

interface SourceFigureProps {
  path: string
  column: FigureColumn
  name: string
  isReadOnly: boolean
}

function SourceFigure({ path, column, name, isReadOnly }: SourceFigureProps) {
  const { TABLE_TEXTS } = useWords(priceBookWords)
  const [low, high] = COLUMN_FIELDS[column]
  const title = TABLE_TEXTS.columns[column]
  const lowProblem = useProblem(`${path}.${low}`, low)
  const highProblem = useProblem(`${path}.${high}`, high)
  const problem = lowProblem ?? highProblem
  const problemId = problem ? `${path}.${column}-problem` : undefined
  return (
    <div className="price-source__figure">
      <span aria-hidden="true">{title}</span>
      <div className="price-table__range">
        {([low, high] as const).map((field) => (
          <AmountCell
            field={field}
            format={formatOf(field)}
            isReadOnly={isReadOnly}
            isRow={false}
            key={field}
            name={`${name}, ${title} ${field === low ? TABLE_TEXTS.lowest : TABLE_TEXTS.highest}`}
            path={`${path}.${field}`}
            placeholder="–"
            problemId={(field === low ? lowProblem : highProblem) ? problemId : undefined}
          />
        ))}
      </div>
      {problem && (
        <p className="price-table__problem-text" id={problemId} role="alert">
          {problem}
        </p>
      )}
    </div>
  )
}

function useProblem(path: string, field: FigureField): string | undefined {
  const words = useWords(priceBookWords)
  return useFormFields(([fields]) => {
    const state = fields[path]
    if (isUnread(state?.value)) return formatOf(field).explain(state.value.typed, words)
    return state?.valid === false && isFilled(state.value) ? state.errorMessage : undefined
  })
}

function wordsOf(fields: ClientField[]): ClientField[] {
  const readings = fields.find((field) => 'name' in field && field.name === 'readings')
  const own = readings && 'fields' in readings ? readings.fields : []
  return own.filter(
    (field) => 'name' in field && (field.name === 'source' || field.name === 'note'),
  )
}

function wordPermissions(permissions: SanitizedFieldPermissions | undefined) {
  if (permissions === undefined || permissions === true || permissions.fields === true) return true
  const readings = permissions.fields?.readings
  return readings === true || readings === undefined ? (readings ?? {}) : (readings.fields ?? {})
}
