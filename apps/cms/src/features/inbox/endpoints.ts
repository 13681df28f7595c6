import type { Endpoint } from 'payload'
import { newsletterCalls } from './newsletter/calls'
import { openForm } from '../../platform/spam/guard-form'
import { inboxCalls } from './calls'
import { conversationCalls } from './conversation/calls'
import { inboxStaffEndpoints } from './staff-endpoints'

export const inboxEndpoints: Endpoint[] = [
  openForm,
  ...inboxCalls,
  ...conversationCalls,
  ...newsletterCalls,
  ...inboxStaffEndpoints,
]
