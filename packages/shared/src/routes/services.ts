import { routesOf, type Route } from './route'

/** What the studio sells. */
export const SERVICES: readonly Route[] = [
  { path: 'process', kind: 'page', name: 'aiprocess' },
  { path: 'ai-photomatics', kind: 'page', name: 'aiphotomatics' },
  { path: 'animation-comparison', kind: 'page', name: 'animationcomparison' },
  { path: 'renderlux', kind: 'page', name: 'renderlux' },
  { path: 'ai-video-production', kind: 'page', name: 'aivideoproduction' },
  { path: 'animation-services', kind: 'page', name: 'animationservices' },
  { path: 'boardomatics', kind: 'page', name: 'boardomaticsv2' },
  { path: '3d-animatics', kind: 'page', name: '3danimaticsv2' },
  { path: '2d-animatics', kind: 'page', name: '2danimaticsv2' },
  { path: 'hybrid-animatics', kind: 'page', name: 'hybridanimatics' },
  { path: 'ai-animatics', kind: 'page', name: 'aianimatics' },
  ...routesOf('page', [
    'traditional-animatics',
    'service/boardomatics',
    'service/digital-doubles',
    'motion-capture',
    'scriptwriting',
    'voice-casting',
    'audio-services',
    'sound-design',
  ]),
  { path: 'animation-studios-near-me', kind: 'page', name: 'proworkspace' },
  { path: 'custom-ai-chatbot', kind: 'page', name: 'chatbot' },
  { path: 'virtual-production', kind: 'page', name: 'virtualproduction' },
  ...routesOf('page', [
    'podcast-studio-rental',
    'green-screen-studio',
    'virtual-production-real-estate',
  ]),
  ...ownChoices(),
]

/** Screens whose address the plan leaves open. */
function ownChoices(): Route[] {
  const paths = [
    'livestream-packages',
    'motion-capture-pricing',
    'music-video-production',
    'commercial-production',
    'script-and-story-development',
    'production-team-collaboration',
    'how-to-choose-an-animatic-style',
    'why-use-animatics',
  ]
  return paths.map((path) => ({ path, kind: 'page', isOwnChoice: true }))
}
