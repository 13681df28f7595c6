import { announceNavigation } from '@/features/navigation-progress/navigation-start'

export function onRouterTransitionStart(url: string): void {
  announceNavigation(url)
}
