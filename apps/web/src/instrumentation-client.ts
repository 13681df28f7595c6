import { config } from 'zod/v4/core'
import { HYDRATING } from '@/delivery/deferred-scripts/events.mjs'
import { announceNavigation } from './shell/navigation-start'

// Next runs this file once before hydration.
window.dispatchEvent(new Event(HYDRATING))

// By default, zod tests whether it may compile functions. Every page's policy forbids that and
// reports the attempt. The setting has to be made before the first schema is created.
config({ jitless: true })

export function onRouterTransitionStart(url: string): void {
  announceNavigation(url)
}
