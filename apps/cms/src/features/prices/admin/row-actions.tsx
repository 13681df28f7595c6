'use client'
import { Icon, IconButton } from './icon-button'
import { useTable } from './table-context'
import { useWords } from '../../../platform/admin-language/use-words'
import { priceBookWords } from './words'

interface RowActionsProps {
  index: number
  rowName: string
  detailsId: string
  isOpen: boolean
  hasProblemInDetails: boolean
  onToggle: () => void
}

export function RowActions(props: RowActionsProps) {
  const { TABLE_TEXTS } = useWords(priceBookWords)
  const { index, rowName, detailsId, isOpen, hasProblemInDetails, onToggle } = props
  const { rowCount, isReadOnly, canEdit, move, askToRemove } = useTable()
  const canArrange = !isReadOnly && canEdit('key')

  return (
    <td className="price-table__actions">
      <div>
        <IconButton
          aria-controls={isOpen ? detailsId : undefined}
          aria-expanded={isOpen}
          className={hasProblemInDetails ? 'price-table__icon--alert' : undefined}
          name={
            hasProblemInDetails
              ? `${TABLE_TEXTS.details(rowName)}. ${TABLE_TEXTS.problemsInDetails}`
              : TABLE_TEXTS.details(rowName)
          }
          onClick={onToggle}
        >
          <Icon name="details" />
        </IconButton>
        {canArrange && (
          <>
            <IconButton
              data-price-move="up"
              disabled={index === 0}
              name={TABLE_TEXTS.moveUp(rowName)}
              onClick={() => move(index, index - 1)}
            >
              <Icon name="up" />
            </IconButton>
            <IconButton
              data-price-move="down"
              disabled={index === rowCount - 1}
              name={TABLE_TEXTS.moveDown(rowName)}
              onClick={() => move(index, index + 1)}
            >
              <Icon name="down" />
            </IconButton>
            <IconButton name={TABLE_TEXTS.remove(rowName)} onClick={() => askToRemove(index)}>
              <Icon name="remove" />
            </IconButton>
          </>
        )}
      </div>
    </td>
  )
}
