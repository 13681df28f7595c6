import type { PageView } from '@studio/shared/contracts/page'

export function PageContent({ view }: { view: PageView; shell: unknown; address: unknown }) {
  return <main><h1>{view.title}</h1></main>
}
