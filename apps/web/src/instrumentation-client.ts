import 'react-dom/client'
import { HYDRATING } from '@/features/interactive/events'
import { announceNavigation } from '@/features/navigation-progress/navigation-start'

// Next runs this file once, before it hydrates a page. React has been made by then (the import
// above); to hydrate is a task of its own, for Next waits for what its scripts "before
// interactive" are, if only for an empty one. Both in one held a slow phone for a tenth of a second.
const beforeInteractive = ((window as { __next_s?: [0, { children: string }][] }).__next_s ??= [])
beforeInteractive.push([0, { children: '' }])
setTimeout(() => {
  window.dispatchEvent(new Event(HYDRATING))
})

// Zod, once it comes, would try whether it may make functions out of text: no page's policy
// allows that, and each try is reported. Set here, for its `config` is too late for what its
// users make while they load.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

export function onRouterTransitionStart(url: string): void {
  announceNavigation(url)
}
