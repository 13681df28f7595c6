import { stackUnderTest } from './stack-under-test'
import { visit } from './visit'

/** The path of the picture that stands for a page where its address is shared. */
export async function sharedPictureOf(path: string): Promise<string> {
  const { html } = await visit(stackUnderTest().webUrl + path)
  const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? []
  return new URL(address).pathname
}
