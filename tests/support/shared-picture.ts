import { stackUnderTest } from './stack-under-test'
import { visit } from './visit'

/** @returns the path of a page's Open Graph picture */
export async function sharedPictureOf(path: string): Promise<string> {
  const { html } = await visit(stackUnderTest().webUrl + path)
  const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
  return new URL(address).pathname
}
