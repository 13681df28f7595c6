import { HYDRATING } from '@/features/interactive/events'
import { announceNavigation } from '@/features/navigation-progress/navigation-start'

// Next runs this file once, right before it hydrates a page.
window.dispatchEvent(new Event(HYDRATING))

export function onRouterTransitionStart(url: string): void {
  announceNavigation(url)
}
