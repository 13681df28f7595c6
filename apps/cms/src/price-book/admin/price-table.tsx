'use client'
import { ArrayField } from '@payloadcms/ui'
import type { ArrayFieldClientComponent } from 'payload'

export const PriceTable: ArrayFieldClientComponent = (props) => <ArrayField {...props} />
