import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field-error'
import { Progress } from '@/components/ui/progress'
import { fileSizeText } from '@/lib/file-size-text'
import type { UploadItem, UploadQueue } from './upload-queue'

interface Props {
  item: UploadItem
  queue: UploadQueue
  /** BCP 47 tag for numbers. */
  format: string
}

export type UploadTranslator = ReturnType<typeof useTranslations<'review.upload'>>

/** An upload with its progress and actions. */
export function UploadLine({ item, queue, format }: Props) {
  const t = useTranslations('review.upload')
  const id = useId()
  const { name, size, sent, state, problem } = item
  const share = size > 0 ? sent / size : 0
  return (
    <li className="grid gap-3 border-b border-rule py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <bdi className="min-w-0 font-semibold break-words">{name}</bdi>
        <span className="slate text-pencil">
          <bdi>{fileSizeText(size, format)}</bdi>
        </span>
      </p>
      {problem ? (
        <FieldError id={id}>{t(problem)}</FieldError>
      ) : (
        <Progress
          id={id}
          label={t(state)}
          share={state === 'done' ? 1 : share}
          reading={percent(state === 'done' ? 1 : share, format)}
        />
      )}
      <p className="flex flex-wrap gap-3">
        <Actions item={item} queue={queue} />
      </p>
    </li>
  )
}

function Actions({ item, queue }: Omit<Props, 'format'>) {
  const t = useTranslations('review.upload')
  const { id, name, state, problem } = item
  const button = (word: string, act: () => void) => (
    <Button emphasis="quiet" onClick={act} aria-label={`${word}: ${name}`}>
      {word}
    </Button>
  )
  const mayTryAgain = problem === 'failed' || problem === 'tooMany' || problem === 'sessionExpired'
  return (
    <>
      {(state === 'sending' || state === 'offline') && button(t('pause'), () => queue.pause(id))}
      {state === 'paused' && button(t('goOn'), () => queue.goOn(id))}
      {state === 'failed' && mayTryAgain && button(t('tryAgain'), () => queue.goOn(id))}
      {state !== 'done' && button(t('remove'), () => queue.remove(id))}
    </>
  )
}

function percent(share: number, format: string): string {
  return new Intl.NumberFormat(format, { style: 'percent' }).format(Math.floor(share * 100) / 100)
}
