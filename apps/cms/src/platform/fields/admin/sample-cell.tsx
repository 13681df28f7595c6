import { Pill } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import { wordsIn } from '../../admin-language/admin-words'
import { fieldWords } from './words'

type Props = Pick<DefaultServerCellComponentProps, 'cellData' | 'i18n'>

export function SampleCell({ cellData, i18n }: Props) {
  if (cellData !== true) return <>–</>
  return <Pill pillStyle="warning">{wordsIn(fieldWords, i18n).FIELD_TEXTS.sample}</Pill>
}
