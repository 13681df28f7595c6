import { routesOf, type Route } from './route'

/** What the studio has done, whom it looks for, and what it writes. */
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
