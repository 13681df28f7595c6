import type { Page } from '@playwright/test'
import { stackUnderTest } from './stack-under-test'

/**
 * Answers all requests to other servers, so that nothing leaves this machine.
 * @returns the requested addresses
 */
export async function standInForOthers(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.context().route(
    (url) => url.origin !== stackUnderTest().webUrl && url.protocol.startsWith('http'),
    (route) => {
      const request = route.request()
      asked.push(request.url())
      return request.resourceType() === 'script'
        ? route.fulfill({ contentType: 'text/javascript', body: '' })
        : route.fulfill({ contentType: 'text/html', body: '<title>O</title><p>The other site</p>' })
    },
  )
  return asked
}

/** Sets the visitor's country, as the choice in the footer does. */
export async function comeFrom(page: Page, country: string): Promise<void> {
  const { webUrl } = stackUnderTest()
  await page.context().addCookies([{ name: 'country', value: country, url: webUrl }])
}
