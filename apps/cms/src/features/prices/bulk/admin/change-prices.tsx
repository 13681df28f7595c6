'use client'
import { Button, toast, useConfig } from '@payloadcms/ui'
import { useMemo, useRef, useState } from 'react'
import { useWords } from '../../../../platform/admin-language/use-words'
import { ownZone } from '../../../../editor/schedule/admin/when'
import { priceBookWords } from '../../admin/words'
import type { PriceChanges } from '../book'
import type { Conflict } from '../conflict'
import { countPrices, planRule, previewChanges } from '../plan'
import { applyChanges } from './call-changes'
import { ChangedPages } from './changed-pages'
import { countPercentages, isChosen, withLists, type Choice } from './choice'
import { ChoosePrices } from './choose-prices'
import { type ChosenTime, ConfirmBar, WhenFields } from './confirm-bar'
import { Conflicts } from './conflicts'
import { FileFields } from './file-fields'
import { PreviewTable } from './preview-table'
import { EMPTY_FORM, readRule, type RuleForm } from './read-rule'
import { RecentChanges } from './recent-changes'
import { RuleFields } from './rule-fields'
import { substituteNotes } from './substitute-notes'
import { useBook } from './use-book'
import { useFile } from './use-file'
import { bulkPriceWords, type BulkPriceWords } from './words'

const NOTHING: PriceChanges = { lists: [] }

interface ChangePricesProps {
  initialLists: number[]
  /** The percentage that is filled in at first; null leaves the field empty. */
  initialPercent: number | null
}

/**
 * The screen that changes many prices: the editor selects prices and a rule or a file, checks the
 * preview, and makes all changes live with one button.
 */
export function ChangePrices({ initialLists, initialPercent }: ChangePricesProps) {
  const { BULK_TEXTS } = useWords(bulkPriceWords)
  const priceWords = useWords(priceBookWords)
  const { config } = useConfig()
  const { status, lists, recent, readAgain } = useBook()
  const [choice, setChoice] = useState<Choice | null>(null)
  const [form, setForm] = useState<RuleForm>({
    ...EMPTY_FORM,
    percent: initialPercent === null ? '' : String(initialPercent),
  })
  const [conflicts, setConflicts] = useState<Conflict[]>([])
  const [time, setTime] = useState<ChosenTime>(null)
  const file = useFile()
  const heading = useRef<HTMLHeadingElement>(null)

  const chosen = useMemo(
    () =>
      choice ??
      withLists(
        new Map(),
        lists.filter(({ id }) => initialLists.includes(id)),
        true,
      ),
    [choice, lists, initialLists],
  )
  const isFromFile = form.method === 'csv'
  const compared = file.state.status === 'read' ? file.state.file : null
  const { rule, ...why } = readRule(form, BULK_TEXTS)
  const changes = isFromFile
    ? (compared?.changes ?? NOTHING)
    : rule
      ? planRule(lists, (list, row) => isChosen(chosen, list, row), rule)
      : NOTHING
  // A file was compared with the prices at that time, and its changes name their versions.
  const lines = previewChanges(isFromFile ? (compared?.lists ?? []) : lists, changes, priceWords)
  const chosenLists = [...chosen].flatMap(([id, { size }]) => (size > 0 ? [id] : []))

  const percentages =
    rule && rule.kind !== 'points' && !isFromFile ? countPercentages(chosen, lists) : 0

  function edit(next: RuleForm) {
    setForm(next)
    setConflicts([])
  }

  async function apply(options: Parameters<typeof applyChanges>[2], when = '') {
    setConflicts([])
    const outcome = await applyChanges(config.routes.api, changes, options)
    if (outcome.kind === 'conflict') setConflicts(outcome.conflicts)
    else if (outcome.kind === 'done') afterwards(options.time ? when : null)
    else if (outcome.kind === 'refused') toast.error(outcome.messages.join(' '))
    else toast.error(outcome.kind === 'tooMany' ? BULK_TEXTS.tooMany : BULK_TEXTS.applyFailed)
  }

  function afterwards(scheduledFor: string | null) {
    toast.success(
      scheduledFor === null
        ? BULK_TEXTS.applied(countPrices(changes), changes.lists.length)
        : BULK_TEXTS.scheduled(scheduledFor),
    )
    setTime(null)
    // The fields are cleared, because pressing the button again would raise the prices again.
    setForm({ ...form, percent: '', amount: '', points: '', factor: '' })
    file.reset()
    heading.current?.focus()
    readAgain()
  }

  if (status === 'loading' && lists.length === 0) return <p role="status">{BULK_TEXTS.loading}</p>
  if (status === 'failed') {
    return (
      <div role="alert">
        <p>{BULK_TEXTS.loadFailed}</p>
        <Button onClick={readAgain} size="small">
          {BULK_TEXTS.retry}
        </Button>
      </div>
    )
  }

  function showNewest() {
    setConflicts([])
    readAgain()
    void file.compareAgain()
  }

  const notice = noticeOf(BULK_TEXTS, {
    form,
    isNothingChosen: chosenLists.length === 0,
    isRead: isFromFile ? compared !== null : rule !== null,
    hasProblems: (compared?.problems.length ?? 0) > 0,
    hasLines: lines.length > 0,
  })

  return (
    <>
      <RecentChanges onChange={readAgain} recent={recent} />
      <div className="change-prices__columns">
        <ChoosePrices
          choice={chosen}
          lists={lists}
          onChange={(next) => {
            setChoice(next)
            setConflicts([])
          }}
        />
        <div className="change-prices__main">
          <RuleFields
            fileFields={<FileFields file={file} lists={chosenLists} />}
            form={form}
            onChange={edit}
            problem={'text' in why ? why.text : null}
          />
          <h2 ref={heading} tabIndex={-1}>
            {BULK_TEXTS.preview}
          </h2>
          <p aria-live="polite" className="change-prices__notice">
            {notice}
          </p>
          {percentages > 0 && (
            <p className="change-prices__note">{BULK_TEXTS.percentagesStay(percentages)}</p>
          )}
          {rule?.kind === 'factor' &&
            substituteNotes(lists, changes, rule.into, BULK_TEXTS).map((note) => (
              <p className="change-prices__note" key={note}>
                {note}
              </p>
            ))}
          <PreviewTable lines={lines} lists={isFromFile ? (compared?.lists ?? []) : lists} />
          <Conflicts
            conflicts={conflicts}
            onChangeAnyway={() => void apply({ changesOpenLists: true })}
            onReadAgain={showNewest}
          />
          {lines.length > 0 && (
            <>
              <ChangedPages lists={changes.lists.map(({ id }) => id)} />
              <WhenFields onChange={setTime} time={time} zone={ownZone()} />
            </>
          )}
          {lines.length > 0 && (
            <ConfirmBar
              count={countPrices(changes)}
              inLists={changes.lists.length}
              // A different set of doubtful prices resets the confirmation.
              key={lines.map(({ list, key, column, after }) => [list, key, column, after]).join()}
              lines={lines}
              onConfirm={(at, when) =>
                apply({ changesOpenLists: false, ...(at && { time: at }) }, when)
              }
              time={time}
            />
          )}
        </div>
      </div>
    </>
  )
}

interface Situation {
  form: RuleForm
  isNothingChosen: boolean
  /** Whether the form has a valid number or a file was read. */
  isRead: boolean
  hasProblems: boolean
  hasLines: boolean
}

/**
 * @returns what the editor should do next, or null if there is a preview or a problem to look at
 */
function noticeOf(
  { chooseFirst, typeFirst, unchanged }: BulkPriceWords['BULK_TEXTS'],
  { form, isNothingChosen, isRead, hasProblems, hasLines }: Situation,
) {
  if (form.method !== 'csv' && isNothingChosen) return chooseFirst
  if (!isRead) return typeFirst[form.method]
  return hasLines || (form.method === 'csv' && hasProblems) ? null : unchanged
}
