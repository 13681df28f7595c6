import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field-error'
import { Progress } from '@/components/ui/progress'
import { fileSizeText } from '@/lib/file-size-text'
import type { UploadItem, UploadQueue } from './upload-queue'
import type { UploadWords } from './upload-words'

interface Props {
  item: UploadItem
  queue: UploadQueue
  words: UploadWords
}

/** An upload with its progress and actions. */
export function UploadLine({ item, queue, words }: Props) {
  const id = useId()
  const { name, size, sent, state, problem } = item
  const share = size > 0 ? sent / size : 0
  return (
    <li className="grid gap-3 border-b border-rule py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <bdi className="min-w-0 font-semibold break-words">{name}</bdi>
        <span className="slate text-pencil">
          <bdi>{fileSizeText(size, words.format)}</bdi>
        </span>
      </p>
      {problem ? (
        <FieldError id={id}>{words[problem]}</FieldError>
      ) : (
        <Progress
          id={id}
          label={labelOf(item, words)}
          share={state === 'done' ? 1 : share}
          reading={percent(state === 'done' ? 1 : share, words.format)}
        />
      )}
      <p className="flex flex-wrap gap-3">
        <Actions item={item} queue={queue} words={words} />
      </p>
    </li>
  )
}

function labelOf({ state }: UploadItem, words: UploadWords): string {
  return state === 'failed' ? words.failed : words[state]
}

function Actions({ item, queue, words }: Props) {
  const { id, name, state, problem } = item
  const button = (word: string, act: () => void) => (
    <Button emphasis="quiet" onClick={act} aria-label={`${word}: ${name}`}>
      {word}
    </Button>
  )
  const mayTryAgain = problem === 'failed' || problem === 'tooMany' || problem === 'sessionExpired'
  return (
    <>
      {(state === 'sending' || state === 'offline') && button(words.pause, () => queue.pause(id))}
      {state === 'paused' && button(words.goOn, () => queue.goOn(id))}
      {state === 'failed' && mayTryAgain && button(words.tryAgain, () => queue.goOn(id))}
      {state !== 'done' && button(words.remove, () => queue.remove(id))}
    </>
  )
}

function percent(share: number, format: string): string {
  return new Intl.NumberFormat(format, { style: 'percent' }).format(Math.floor(share * 100) / 100)
}
