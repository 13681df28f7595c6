import { type Route, routesOf } from './route'

/** German law and German visitors know the legal notice by this word. */
export const LEGAL_NOTICE_PATH = 'impressum'
export const ACCESSIBILITY_PATH = 'accessibility'

/** The home page, information about the studio, and legal pages. */
export const INFORMATION: readonly Route[] = [
  { path: '', kind: 'page', name: 'home' },
  { path: 'about-us', kind: 'page', name: 'about' },
  { path: 'contact', kind: 'page', name: 'contact' },
  { path: 'faq', kind: 'page', name: 'faq' },
  { path: 'pricing', kind: 'page' },
  { path: 'privacy-policy', kind: 'page', name: 'privacypolicy' },
  { path: 'terms-conditions', kind: 'page', name: 'terms' },
  { path: LEGAL_NOTICE_PATH, kind: 'page', isOwnChoice: true },
  { path: ACCESSIBILITY_PATH, kind: 'page', isOwnChoice: true },
  { path: 'event', kind: 'page' },
  { path: 'thank-you', kind: 'page', isIndexed: false },
  { path: 'survey', kind: 'page', isIndexed: false },
]

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

/** @returns the routes of screens that the product's plan names without a path */
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

/** Case studies, jobs and the blog. */
export const STUDIES: readonly Route[] = [
  { path: 'case-studies', kind: 'page', name: 'casestudies' },
  ...routesOf('caseStudy', [
    'case-studies/renderlux',
    'case-studies/sesame-street',
    'case-studies/carlsberg',
    'case-studies/last-dance',
    'case-studies/asahi',
    'case-studies/ai-brand-ambassador',
  ]),
  { path: 'results', kind: 'page' },
  ...routesOf('result', [
    'results/sesame-street',
    'results/asahi',
    'results/carlsberg',
    'results/renderlux',
    'results/ai-brand-ambassador',
  ]),
  { path: 'careers', kind: 'page', name: 'careers' },
  ...routesOf('job', [
    'careers/3d-generalist',
    'careers/unreal-engine-generalist',
    'careers/after-effects-animator',
    'careers/motion-graphic-artist',
  ]),
  { path: 'blog', kind: 'page', name: 'blog' },
  ...routesOf('post', [
    'brand-mascots-with-chatgpt',
    'story-fitting-into-30-seconds',
    'storyboard-production-2024',
    'ai-apple-car-commercial',
    'pharma-ai-art',
  ]),
]
