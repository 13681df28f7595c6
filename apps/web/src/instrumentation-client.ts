import { HYDRATING } from '@/features/interactive/events'
import { announceNavigation } from '@/features/navigation-progress/navigation-start'

// Next runs this file once, right before it hydrates a page.
window.dispatchEvent(new Event(HYDRATING))

// Zod, once it comes, would try whether it may make functions out of text: no page's policy
// allows that, and each try is reported. Set here, for its `config` is too late for what its
// users make while they load.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export function onRouterTransitionStart(url: string): void {
  announceNavigation(url)
}
