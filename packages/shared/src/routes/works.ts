import { routesOf, type Route } from './route'

/** Reels, categories and single works. */
export const WORKS: readonly Route[] = [
  { path: 'work', kind: 'page', isOwnChoice: true },
  ...routesOf('reel', [
    'company-reel',
    'animation-reel',
    '3d-animatics-reel',
    'automotive-reel',
    'beauty-reel',
    'gaming-reel',
  ]),
  { path: 'animatics', kind: 'category', name: 'animatics' },
  { path: 'ai-ambassador', kind: 'category', name: 'aiambassador' },
  ...routesOf('category', [
    'mixed-media',
    'live-test',
    'animation',
    '2d-animation',
    '3d-animation',
    'explainer-videos',
    'whiteboard-animation',
    '360-animation',
    'cartoons',
  ]),
  ...routesOf('video', [
    '360-animation-doctor-strange',
    '360-social-media-animation',
    '360-animation-unreal-4',
    'work/Man_Woman',
  ]),
]
