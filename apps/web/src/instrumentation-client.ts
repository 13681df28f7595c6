import { config } from 'zod/v4/core'
import { HYDRATING } from '@/delivery/deferred-scripts/events.mjs'
import { announceNavigation } from './features/layout/navigation-start'

// Next runs this file once, before it hydrates a page.
window.dispatchEvent(new Event(HYDRATING))

// It would else try whether it may make functions out of text: no page's policy allows that, and
// each try is reported. Here, because it has to be set before the first schema is made.
config({ jitless: true })

export function onRouterTransitionStart(url: string): void {
  announceNavigation(url)
}
