import { test as base } from '@playwright/test'
import { someAddress } from './api-caller'

/** A test whose browser has its own address, so that rate limits count it alone. */
export const test = base.extend({
  extraHTTPHeaders: ({ extraHTTPHeaders }, provide) =>
    provide({ ...extraHTTPHeaders, 'x-forwarded-for': someAddress() }),
})
