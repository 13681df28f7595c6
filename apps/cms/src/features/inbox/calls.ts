import * as calls from '@studio/shared/api/calls'
import { DEFAULT_COUNTRY } from '@studio/shared/countries'
import type { Endpoint } from 'payload'
import { endpoint } from '../../platform/api/endpoint'
import { errorResponse } from '../../platform/lib/respond'
import { conversationToSend } from '../guide/send-along'
import { findJob } from './find-job'
import { setCalls } from './sets/calls'
import { submitMessage } from './submit-message'

const sendContact = endpoint(calls.sendContact, (given) => {
  const { body } = given
  return submitMessage(given, {
    kind: 'contact',
    country: body.country ?? DEFAULT_COUNTRY,
    name: `${body.first_name} ${body.last_name}`,
    email: body.email,
    phone: body.phone,
    company: body.company,
    projectType: body.project_type,
    topic: body.topic,
    message: body.message,
    receivesUpdates: body.receives_updates,
  })
})

const sendInquiry = endpoint(calls.sendInquiry, async (given) => {
  const { body, req } = given
  const conversation = await conversationToSend(req, body.conversation)
  return submitMessage(given, {
    kind: 'inquiry',
    country: body.country ?? DEFAULT_COUNTRY,
    name: '',
    email: body.email,
    phone: body.phone,
    company: body.company,
    projectType: body.project_type,
    message: body.message,
    page: body.page,
    conversation,
    receivesUpdates: false,
  })
})

const sendApplication = endpoint(calls.sendApplication, async (given) => {
  const { body, req, locale } = given
  const job = await findJob(req, body.job, locale)
  if (!job) return errorResponse('invalidFields', { job: 'invalidChoice' })
  return submitMessage(given, {
    kind: 'application',
    country: body.country ?? DEFAULT_COUNTRY,
    name: body.name,
    email: body.email,
    phone: body.phone,
    job,
    portfolio: body.portfolio,
    message: body.message ?? '',
    receivesUpdates: false,
  })
})

const requestVirtualSet = endpoint(calls.requestVirtualSet, (given) => {
  const { body } = given
  return submitMessage(given, {
    kind: 'virtualSet',
    country: body.country ?? DEFAULT_COUNTRY,
    name: body.name,
    email: body.email,
    phone: body.phone,
    company: body.company,
    message: body.message,
    receivesUpdates: false,
  })
})

const sendFeedback = endpoint(calls.sendFeedback, (given) => {
  const { body } = given
  return submitMessage(given, {
    kind: 'feedback',
    country: body.country ?? DEFAULT_COUNTRY,
    name: body.name ?? '',
    email: body.email,
    message: paragraphs(body.about, body.message),
    receivesUpdates: false,
  })
})

const askForVisit = endpoint(calls.askForVisit, (given) => {
  const { body } = given
  return submitMessage(given, {
    kind: 'visit',
    country: body.country ?? DEFAULT_COUNTRY,
    name: body.name,
    email: body.email,
    phone: body.phone,
    company: body.company,
    message: paragraphs(body.day, body.message),
    receivesUpdates: false,
  })
})

/** Joins the short fields of the form and the free text below them. */
function paragraphs(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n')
}

export const inboxCalls: Endpoint[] = [
  sendContact,
  sendInquiry,
  sendApplication,
  requestVirtualSet,
  sendFeedback,
  askForVisit,
  ...setCalls,
]
