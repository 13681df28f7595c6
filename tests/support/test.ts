import { test as base } from '@playwright/test'
import { someAddress } from './api-caller'

/**
 * A test whose browser has an IP address of its own, so that rate limits do not count other tests.
 */
export const test = base.extend({
  extraHTTPHeaders: ({ extraHTTPHeaders }, provide) =>
    provide({ ...extraHTTPHeaders, 'x-forwarded-for': someAddress() }),
})
