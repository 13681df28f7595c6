'use client'
import { TextField } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'

export const PriceItemSelect: TextFieldClientComponent = (props) => <TextField {...props} />
