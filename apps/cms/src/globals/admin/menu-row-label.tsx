'use client'
import { useRowLabel } from '@payloadcms/ui'

interface Row {
  label?: string
  title?: string
  countries?: string[]
}

export function MenuRowLabel() {
  const { data, rowNumber = 0 } = useRowLabel<Row>()
  const name = data.label ?? data.title ?? String(rowNumber + 1)
  const countries = data.countries?.length ? ` (${data.countries.join(', ')})` : ''
  return <span dir="auto">{name + countries}</span>
}
