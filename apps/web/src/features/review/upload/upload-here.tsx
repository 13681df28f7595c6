'use client'

import { useRouter } from 'next/navigation'
import { AccordionItem } from '@/components/ui/accordion-item'
import { Uploader } from './uploader'
import { useUploadQueue } from './use-upload-queue'

interface Props {
  deliverableId: string
  title: string
  /** BCP 47 tag for numbers. */
  format: string
}

/** An uploader on a page that lists versions. A new version appears in the list immediately. */
export function UploadHere({ deliverableId, title, format }: Props) {
  const router = useRouter()
  const uploads = useUploadQueue(deliverableId, () => router.refresh())
  return (
    <AccordionItem title={title}>
      <Uploader {...uploads} format={format} />
    </AccordionItem>
  )
}
