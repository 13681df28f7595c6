'use client'
import { useConfig, useLocale } from '@payloadcms/ui'
import { useId } from 'react'
import { useWords } from '../../../../platform/admin-language/use-words'
import { CSV_STYLES } from '../csv/columns'
import { FileProblems } from './file-problems'
import type { useFile } from './use-file'
import { bulkPriceWords } from './words'

interface FileFieldsProps {
  file: ReturnType<typeof useFile>
  /** Ids of the lists to download; if it is empty, every list is downloaded. */
  lists: number[]
}

/** A download of prices as CSV, and a file field for the changed CSV. */
export function FileFields({ file: { state, compare }, lists }: FileFieldsProps) {
  const { CSV_TEXTS } = useWords(bulkPriceWords)
  const { config } = useConfig()
  const { code } = useLocale()
  const id = useId()
  const query = `locale=${code}${lists.length > 0 ? `&lists=${lists.join(',')}` : ''}`
  return (
    <div className="file-fields">
      <p>
        {CSV_TEXTS.download}:{' '}
        {CSV_STYLES.map((style) => (
          <a
            download
            href={`${config.routes.api}/price-book/csv?${query}&style=${style}`}
            key={style}
          >
            {CSV_TEXTS.styles[style]}
          </a>
        ))}
      </p>
      <p className="file-fields__hint">{CSV_TEXTS.downloadHint}</p>
      <label htmlFor={id}>{CSV_TEXTS.file}</label>
      <input
        accept=".csv,.txt,text/csv"
        aria-describedby={`${id}-hint`}
        id={id}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The input is cleared, so that the same file can be selected again after a correction.
          event.target.value = ''
          if (file) void compare(file)
        }}
        type="file"
      />
      <p className="file-fields__hint" id={`${id}-hint`}>
        {CSV_TEXTS.fileHint}
      </p>
      <div aria-live="polite">
        {state.status === 'reading' && <p>{CSV_TEXTS.reading}</p>}
        {state.status === 'failed' && <p className="rule-fields__problem">{state.text}</p>}
        {state.status === 'read' && (
          <p>
            <bdi>{state.file.name}</bdi>
          </p>
        )}
      </div>
      {state.status === 'read' && state.file.problems.length > 0 && (
        <FileProblems problems={state.file.problems} />
      )}
    </div>
  )
}
