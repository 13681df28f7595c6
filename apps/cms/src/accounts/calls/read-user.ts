import { callNamed } from '@studio/shared/api/calls'
import { answer } from '../../api/answer'
import { endpoint } from '../../api/endpoint'
import { accountView } from '../account-view'

const call = callNamed('readUser')

export const readUser = endpoint(call, ({ account }) => answer(call, accountView(account)))
