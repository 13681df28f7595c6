import type { DefaultServerCellComponentProps } from 'payload'
import { wordsIn } from '../../admin-language/admin-words'
import { fieldWords } from './words'

type CodeList = keyof (typeof fieldWords)['en']['CODE_TEXTS']

type Props = Pick<DefaultServerCellComponentProps, 'cellData' | 'i18n'> & { list: CodeList }

/** Shows a stored code in a list as words. A code without words is shown unchanged. */
export function CodeCell({ cellData, i18n, list }: Props) {
  const words: Record<string, string> = wordsIn(fieldWords, i18n).CODE_TEXTS[list]
  const code = typeof cellData === 'string' ? cellData : ''
  return words[code] ?? code
}
