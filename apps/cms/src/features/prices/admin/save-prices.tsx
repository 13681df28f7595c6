'use client'
import {
  FormSubmit,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useHotkey,
  useOperation,
  useTranslation,
} from '@payloadcms/ui'
import { useRef, useState } from 'react'
import { isUnread } from './cell-text'
import { ConfirmPrices } from './confirm-prices'
import { findFigureChanges, type FigureChange } from './figure-changes'

/** The price list's Save button: before it saves, it shows the changed amounts and their pages. */
export function SavePrices() {
  const { submit, getData, getFields } = useForm()
  const { id, data } = useDocumentInfo()
  const { t } = useTranslation()
  const isModified = useFormModified()
  const operation = useOperation()
  const editDepth = useEditDepth()
  const button = useRef<HTMLButtonElement>(null)
  const [changes, setChanges] = useState<FigureChange[]>([])

  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    button.current?.click()
  })

  function save() {
    // If an amount is unreadable, the form refuses to save and marks the cell.
    const isReadable = Object.values(getFields()).every(({ value }) => !isUnread(value))
    const found = isReadable ? findFigureChanges(data?.items, getData().items) : []
    // In a new list every amount is new and on no page yet, so only doubtful amounts are confirmed.
    const toAsk = id === undefined ? found.filter(({ doubt }) => doubt) : found
    if (toAsk.length === 0) void submit()
    else setChanges(toAsk)
  }

  return (
    <>
      <FormSubmit
        buttonId="action-save"
        disabled={operation === 'update' && !isModified}
        onClick={save}
        ref={button}
        size="medium"
        type="button"
      >
        {t('general:save')}
      </FormSubmit>
      {changes.length > 0 && (
        <ConfirmPrices
          changes={changes}
          listId={id}
          onCancel={() => setChanges([])}
          onConfirm={() => {
            setChanges([])
            void submit()
          }}
        />
      )}
    </>
  )
}
