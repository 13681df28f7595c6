import * as calls from '@studio/shared/api/calls'
import { answer } from '../../platform/lib/respond'
import { endpoint } from '../../platform/api/endpoint'
import { accountView } from '../accounts/account-view'
import { projectsOf } from './personal-data'

const userCall = calls.readUser
const portalCall = calls.readPortal

export const readUser = endpoint(userCall, ({ account }) => answer(userCall, accountView(account)))

export const readPortal = endpoint(portalCall, async ({ req, account }) =>
  answer(portalCall, { user: accountView(account), projects: await projectsOf(req, account) }),
)
