import {
  nearestAnswerSchema,
  nearestQuerySchema,
  searchAnswerSchema,
  searchQuerySchema,
} from '../contracts/search'
import type { ApiCall } from './call'

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

export const searchCalls = [search, findNearest] as const
