import {
  missedPathSchema,
  nearestAnswerSchema,
  nearestQuerySchema,
  searchAnswerSchema,
  searchQuerySchema,
} from '../contracts/search'
import type { ApiCall } from '../contracts/call'

export const search = {
  name: 'search',
  method: 'GET',
  path: '/search',
  summary: 'What is published and fits a question, best first, with the prices of a country',
  caller: 'anyone',
  query: searchQuerySchema,
  answer: searchAnswerSchema,
} as const satisfies ApiCall

export const findNearest = {
  name: 'findNearest',
  method: 'GET',
  path: '/search/nearest',
  summary: 'The published pages whose addresses or titles look like an address that nothing has',
  caller: 'anyone',
  query: nearestQuerySchema,
  answer: nearestAnswerSchema,
} as const satisfies ApiCall

export const noteMissedPath = {
  name: 'noteMissedPath',
  method: 'POST',
  path: '/search/missed-paths',
  summary:
    'Counts that a visitor met a page that does not exist; nothing about the visitor is kept',
  caller: 'anyone',
  body: missedPathSchema,
  answer: null,
} as const satisfies ApiCall

export const searchCalls = [search, findNearest, noteMissedPath] as const
