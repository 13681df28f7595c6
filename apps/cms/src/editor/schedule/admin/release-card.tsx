'use client'
import { Button, Link, toast, useConfig, useTranslation } from '@payloadcms/ui'
import { useState, type ReactNode } from 'react'
import { useWords } from '../../../platform/admin-language/use-words'
import { Question } from '../../../platform/admin-parts/question'
import { MENUS, type ItemView, type ReleaseView } from '../types'
import { MoveDialog } from './move-dialog'
import { PlanLink } from './plan-link'
import { OutsideForm } from './outside-form'
import { problemText } from './problem-lines'
import { useReleaseCall } from './release-calls'
import { languagesText, whenText } from './when'
import { releaseWords } from './words'

interface ReleaseCardProps {
  release: ReleaseView
  /** Whether the user may change it. */
  mayChange: boolean
  /** In the form of a document, which is not named. */
  isInForm?: boolean
  onChange: () => void
}

type Asked = 'cancel' | 'now' | 'undo' | 'move'

/** What happens when, what is in its way, and what one can do about it. */
export function ReleaseCard({ release, mayChange, isInForm, onChange }: ReleaseCardProps) {
  const { i18n } = useTranslation()
  const { SCHEDULE_WORDS, STATUS_WORDS } = useWords(releaseWords)
  const { name, status, at, zone, author, items, problem } = release
  const isOver = status === 'live' || status === 'undone' || status === 'cancelled'
  const moment = isOver ? release.endedAt : at
  return (
    <div className={`schedule-card schedule-card--${status}`}>
      <p className="schedule-card__when">
        <strong>{STATUS_WORDS[status]}</strong>
        {moment && <> · {whenText(moment, zone ?? 'UTC', i18n.language)}</>}
      </p>
      {name && <p>{isInForm ? SCHEDULE_WORDS.inRelease(name) : <bdi>{name}</bdi>}</p>}
      {problem?.code === 'missed' && (
        <p className="schedule__problems">{problemText(problem, i18n.language)}</p>
      )}
      <ul>
        {items.map((item) => (
          <Item
            item={item}
            key={item.id}
            {...{ release, mayChange, onChange }}
            isNamed={!isInForm}
          />
        ))}
      </ul>
      {items.length === 0 && <p>{SCHEDULE_WORDS.emptyRelease}</p>}
      <p className="schedule-card__author">
        <bdi>{SCHEDULE_WORDS.by(author)}</bdi>
      </p>
      {status !== 'undone' && status !== 'cancelled' && (
        <PlanLink isNamed={!isInForm} release={release} />
      )}
      {mayChange && <Actions onChange={onChange} release={release} />}
    </div>
  )
}

interface ItemProps {
  item: ItemView
  release: ReleaseView
  mayChange: boolean
  isNamed: boolean
  onChange: () => void
}

function Item({ item, release, mayChange, isNamed, onChange }: ItemProps) {
  const { action, languages, title, problem } = item
  const { i18n } = useTranslation()
  const { ACTION_WORDS, SCHEDULE_WORDS } = useWords(releaseWords)
  const call = useReleaseCall()
  const isAsked = problem?.code === 'editedSince' || problem?.code === 'offSince'
  const isWaiting = release.status !== 'live' && release.status !== 'undone'

  async function answer(chosen: 'keep' | 'renew' | 'remove') {
    const result = await call(`/${release.id}/items/${item.id}`, { answer: chosen })
    if (!('release' in result)) toast.error(SCHEDULE_WORDS.failed)
    onChange()
  }

  return (
    <li>
      {isNamed && <ItemLink item={item} />}
      {ACTION_WORDS[action](languagesText(languages, i18n.language))}
      {problem && <p className="schedule__problems">{problemText(problem, i18n.language)}</p>}
      {problem && mayChange && isWaiting && (
        <div className="schedule-card__actions">
          {isAsked && (
            <Small label={SCHEDULE_WORDS.keep} onPress={() => answer('keep')} title={title} />
          )}
          {isAsked && action !== 'change' && (
            <Small label={SCHEDULE_WORDS.renew} onPress={() => answer('renew')} title={title} />
          )}
          {release.items.length > 1 && (
            <Small label={SCHEDULE_WORDS.remove} onPress={() => answer('remove')} title={title} />
          )}
        </div>
      )}
    </li>
  )
}

function ItemLink({ item: { collection, document, title } }: { item: ItemView }) {
  const { config } = useConfig()
  const path = collection === MENUS ? `globals/${MENUS}` : `collections/${collection}/${document}`
  return (
    <>
      <Link href={`${config.routes.admin}/${path}`} prefetch={false}>
        <bdi>{title}</bdi>
      </Link>
      {': '}
    </>
  )
}

interface SmallProps {
  label: string
  /** Names the document for screen readers. */
  title: string
  onPress: () => Promise<void> | void
}

function Small({ label, title, onPress }: SmallProps) {
  return (
    <Button
      aria-label={`${label}: ${title}`}
      buttonStyle="secondary"
      margin={false}
      onClick={() => void onPress()}
      size="small"
    >
      {label}
    </Button>
  )
}

function Actions({ release, onChange }: { release: ReleaseView; onChange: () => void }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { SCHEDULE_WORDS } = useWords(releaseWords)
  const { id, status } = release
  const title = release.name ?? release.items[0]?.title ?? ''
  const isPending = status === 'open' || status === 'scheduled' || status === 'waiting'
  const close = () => setAsked(null)
  const done = () => {
    close()
    onChange()
  }
  const small = (action: Asked, label: string) => (
    <Small label={label} onPress={() => setAsked(action)} title={title} />
  )
  return (
    <>
      <div className="schedule-card__actions">
        {isPending && small('move', SCHEDULE_WORDS.move)}
        {isPending && small('now', SCHEDULE_WORDS.now)}
        {isPending && small('cancel', SCHEDULE_WORDS.cancel)}
        {status === 'live' && small('undo', SCHEDULE_WORDS.undo)}
      </div>
      {asked !== null && (
        <OutsideForm>
          {asked === 'move' && (
            <MoveDialog onClose={close} onDone={done} release={release} title={title} />
          )}
          {asked === 'cancel' && (
            <Ask
              body={SCHEDULE_WORDS.cancelBody}
              confirm={SCHEDULE_WORDS.cancelConfirm}
              done={SCHEDULE_WORDS.cancelled}
              heading={SCHEDULE_WORDS.cancelHeading}
              onClose={close}
              onDone={done}
              path={`/${id}/cancel`}
            />
          )}
          {asked === 'now' && (
            <Ask
              body={SCHEDULE_WORDS.nowBody}
              confirm={SCHEDULE_WORDS.now}
              done={SCHEDULE_WORDS.live}
              heading={SCHEDULE_WORDS.nowHeading}
              onClose={close}
              onDone={done}
              path={`/${id}/now`}
            />
          )}
          {asked === 'undo' && (
            <Ask
              body={SCHEDULE_WORDS.undoBody}
              confirm={SCHEDULE_WORDS.undo}
              done={SCHEDULE_WORDS.undone}
              hasOverwrite
              heading={SCHEDULE_WORDS.undoHeading}
              onClose={close}
              onDone={done}
              path={`/${id}/undo`}
            />
          )}
        </OutsideForm>
      )}
    </>
  )
}

interface AskProps {
  heading: string
  body: string
  confirm: string
  done: string
  path: string
  hasOverwrite?: boolean
  onClose: () => void
  onDone: () => void
}

/** Asks before something changes for visitors, and shows what is in the way. */
function Ask({ heading, body, confirm, done, path, hasOverwrite, onClose, onDone }: AskProps) {
  const call = useReleaseCall()
  const { i18n } = useTranslation()
  const { SCHEDULE_WORDS } = useWords(releaseWords)
  const [overwrites, setOverwrites] = useState(false)
  const [problems, setProblems] = useState<ReactNode>(null)

  async function run() {
    const answer = await call(path, hasOverwrite ? { overwrites } : {})
    if ('release' in answer) {
      toast.success(done)
      onDone()
      return
    }
    setProblems(
      answer.items ? (
        <ul>
          {answer.items.map(({ title, problem }) => (
            <li key={title}>
              <bdi>{title}</bdi>: {problemText(problem, i18n.language)}
            </li>
          ))}
        </ul>
      ) : (
        SCHEDULE_WORDS.failed
      ),
    )
  }

  return (
    <Question
      cancelLabel={SCHEDULE_WORDS.cancelKeep}
      condition={
        hasOverwrite && problems ? (
          <label className="confirm-prices__check">
            <input
              checked={overwrites}
              onChange={({ target }) => setOverwrites(target.checked)}
              type="checkbox"
            />
            {SCHEDULE_WORDS.overwrite}
          </label>
        ) : undefined
      }
      confirmLabel={confirm}
      heading={heading}
      onCancel={onClose}
      onConfirm={run}
    >
      <p>{body}</p>
      {problems && (
        <div className="schedule__problems" role="alert">
          {SCHEDULE_WORDS.stillWaits} {problems}
        </div>
      )}
    </Question>
  )
}
