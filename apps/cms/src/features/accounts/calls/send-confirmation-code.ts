import * as calls from '@studio/shared/api/calls'
import { answer } from '../../../platform/lib/respond'
import { endpoint } from '../../../platform/api/endpoint'
import { mailCode } from '../owner-proofs'

const call = calls.sendConfirmationCode

export const sendConfirmationCode = endpoint(
  call,
  async ({ req, account }) => (await mailCode(req, account)) ?? answer(call, null),
)
