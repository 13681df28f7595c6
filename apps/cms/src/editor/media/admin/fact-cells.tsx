'use client'
import type { DefaultCellComponentProps } from 'payload'
import { useWords } from '../../../platform/admin-language/use-words'
import { useFileFacts } from './library-facts'
import { shownOnText } from './shown-on-text'
import { mediaLibraryWords } from './words'

export function ShownOnCell({ rowData }: DefaultCellComponentProps) {
  const words = useWords(mediaLibraryWords)
  const facts = useFileFacts(Number(rowData.id))
  return facts ? shownOnText(facts, words) : null
}

export function SameFilesCell({ rowData }: DefaultCellComponentProps) {
  const { LIBRARY_TEXTS } = useWords(mediaLibraryWords)
  const copies = useFileFacts(Number(rowData.id))?.copies.length ?? 0
  return copies > 0 ? LIBRARY_TEXTS.copies(copies) : null
}
