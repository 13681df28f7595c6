import { callNamed } from '@studio/shared/api/calls'
import { answer } from '../../api/answer'
import { endpoint } from '../../api/endpoint'
import { accountView } from '../account-view'
import { projectsOf } from '../projects-of'

const call = callNamed('readPortal')

export const readPortal = endpoint(call, async ({ req, account }) =>
  answer(call, { user: accountView(account), projects: await projectsOf(req, account) }),
)
