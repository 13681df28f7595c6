import { Pill } from '@payloadcms/ui'

export function SampleCell({ cellData }: { cellData?: unknown }) {
  return cellData === true ? <Pill pillStyle="warning">Sample copy</Pill> : <>–</>
}
