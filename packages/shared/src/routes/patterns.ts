import type { RoutePattern } from './route'

/** Patterns of paths that contain a part from content, such as a slug. */
export const PATTERNS: readonly RoutePattern[] = [
  { path: ':slug', kind: 'post', name: 'post', meaning: 'a post of the blog' },
  { path: ':category/:slug', kind: 'video', name: 'video', meaning: 'a video in its category' },
  { path: ':slug', kind: 'category', name: 'animatics.category', meaning: 'a kind of animatic' },
  { path: ':slug', kind: 'category', name: 'animation.category', meaning: 'a kind of animation' },
  { path: 'contact/:city', kind: 'page', meaning: 'the contact page for a city' },
  {
    path: 'password/reset/:token',
    kind: 'account',
    isIndexed: false,
    meaning: 'setting a new password',
  },
  {
    path: 'password/invitation/:token',
    kind: 'account',
    isIndexed: false,
    isOwnChoice: true,
    meaning: 'choosing the first password',
  },
  { path: 'email/verify/:id', kind: 'account', isIndexed: false, meaning: 'verifying an address' },
  {
    path: 'email/undo/:id',
    kind: 'account',
    isIndexed: false,
    meaning: 'taking an account back to its former address',
  },
  {
    path: 'email/unsubscribe/:link',
    kind: 'account',
    isIndexed: false,
    isOwnChoice: true,
    meaning: 'ending the mails about notes and versions',
  },
  {
    path: 'portal/messages/:reference',
    kind: 'account',
    isIndexed: false,
    guard: 'auth',
    isOwnChoice: true,
    meaning: 'a message of the client, with its answers',
  },
  {
    path: 'portal/projects/:id',
    kind: 'account',
    isIndexed: false,
    guard: 'auth',
    isOwnChoice: true,
    meaning: 'a project that one is a member of',
  },
  {
    path: 'portal/review/:id',
    kind: 'account',
    isIndexed: false,
    guard: 'auth',
    isOwnChoice: true,
    meaning: 'the review room of a deliverable',
  },
  {
    path: 'guest/:link',
    kind: 'account',
    isIndexed: false,
    isOwnChoice: true,
    meaning: 'the review room of one deliverable, for whoever has its link and passphrase',
  },
]
