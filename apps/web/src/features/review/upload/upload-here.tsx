'use client'

import { useRouter } from 'next/navigation'
import { AccordionItem } from '@/components/ui/accordion-item'
import { Uploader } from './uploader'
import type { UploadWords } from './upload-words'

interface Props {
  deliverableId: string
  title: string
  words: UploadWords
}

/** On a page that lists versions: what has arrived is on it at once. */
export function UploadHere({ deliverableId, title, words }: Props) {
  const router = useRouter()
  return (
    <AccordionItem title={title}>
      <Uploader deliverableId={deliverableId} words={words} onDone={() => router.refresh()} />
    </AccordionItem>
  )
}
