import { test as base } from '@playwright/test'
import { someAddress } from './api-caller'

/** A test whose browser comes from an address of its own, so that limits count it alone. */
export const test = base.extend({
  extraHTTPHeaders: ({ extraHTTPHeaders }, provide) =>
    provide({ ...extraHTTPHeaders, 'x-forwarded-for': someAddress() }),
})
