import { Pill } from '@payloadcms/ui'

/** In a list: whether a document still holds an example's words. */
export function SampleCell({ cellData }: { cellData?: unknown }) {
  return cellData === true ? <Pill pillStyle="warning">Sample copy</Pill> : <>–</>
}
