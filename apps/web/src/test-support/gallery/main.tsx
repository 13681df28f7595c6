import '@/app/globals.css'
import { DEFAULT_LOCALE, directionOf, toLocale } from '@studio/shared/locales'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { storyNamed } from './stories'

interface Mounted {
  /** The name of the story, as `<file>/<export>`. */
  story: string
  props?: Record<string, unknown> | undefined
}

declare global {
  interface Window {
    /** The functions that Playwright's `mount` fixture calls. */
    mount: (mounted: Mounted) => Promise<void>
    unmount: () => void
  }
}

const place = document.querySelector('#root')
if (!place) throw new Error('There is no place for the components.')
let root: Root | null = null

window.mount = async ({ story, props = {} }) => {
  const locale = toLocale(typeof props.locale === 'string' ? props.locale : DEFAULT_LOCALE)
  document.documentElement.lang = locale
  document.documentElement.dir = directionOf(locale)
  const Story = await storyNamed(story)
  root ??= createRoot(place)
  root.render(
    <StrictMode>
      <Story {...props} locale={locale} />
    </StrictMode>,
  )
}

window.unmount = () => {
  root?.unmount()
  root = null
}

// Each story has an address, so that it survives a reload and can be opened with a fragment.
const [, story] = /^\/gallery\/([\w-]+\/\w+)$/.exec(location.pathname) ?? []
if (story) {
  void window.mount({ story, props: Object.fromEntries(new URLSearchParams(location.search)) })
}
