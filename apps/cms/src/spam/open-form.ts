import { callNamed } from '@studio/shared/api/calls'
import { answer } from '../api/respond'
import { endpoint } from '../api/endpoint'
import { deriveKey } from './derive-key'
import { makeFormToken } from './form-token'

const call = callNamed('openForm')

/** For the form that a visitor has just opened. */
export const openForm = endpoint(call, () =>
  answer(call, { form_token: makeFormToken(deriveKey('form token'), Date.now()) }),
)
