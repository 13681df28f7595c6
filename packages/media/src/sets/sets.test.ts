import { films as spots } from '../spots/films'
import { describe, expect, it } from 'vitest'
import { frameCount } from '../engine/frames'
import { findShots } from '../host/shots'
import { readSet, stemOf, wantedClips, wantedPictures } from './read'

const shots = await findShots()
const films = readSet('films')
const slugs = films.map(({ slug }) => slug)

/** The categories that the application's specification requires. */
const CATEGORIES = [
  'company-reel', 'animation-reel', '3d-animatics-reel', 'automotive-reel', 'beauty-reel', 'gaming-reel',
  'animatics', 'ai-ambassador', 'mixed-media', 'live-test', 'animation', '2d-animation', '3d-animation',
  'explainer-videos', 'whiteboard-animation', '360-animation', 'cartoons'] // prettier-ignore
const VIDEOS = ['360-animation-doctor-strange', '360-social-media-animation', '360-animation-unreal-4', 'Man_Woman'] // prettier-ignore
const SERVICES = [
  'process', 'ai-photomatics', 'animation-comparison', 'renderlux', 'ai-video-production', 'animation-services',
  'boardomatics', '3d-animatics', '2d-animatics', 'hybrid-animatics', 'ai-animatics', 'traditional-animatics',
  'service/boardomatics', 'service/digital-doubles', 'motion-capture', 'scriptwriting', 'voice-casting',
  'audio-services', 'sound-design', 'animation-studios-near-me', 'custom-ai-chatbot', 'virtual-production',
  'podcast-studio-rental', 'green-screen-studio', 'virtual-production-real-estate'] // prettier-ignore
const CASES = ['renderlux', 'sesame-street', 'carlsberg', 'last-dance', 'asahi', 'ai-brand-ambassador'] // prettier-ignore
const POSTS = ['brand-mascots-with-chatgpt', 'story-fitting-into-30-seconds', 'storyboard-production-2024', 'ai-apple-car-commercial', 'pharma-ai-art'] // prettier-ignore
const JOBS = ['3d-generalist', 'unreal-engine-generalist', 'after-effects-animator', 'motion-graphic-artist'] // prettier-ignore

const unique = (list: readonly string[]) => new Set(list).size === list.length

/** Whether a clip is a film with sound, which is cut from the shots. */
const isFilm = ({ shot, stage }: { shot: string; stage: string }) =>
  stage === 'final' && spots.some(({ spot }) => spot.id === shot)

describe('the sets', () => {
  it('have everything that the specification lists', () => {
    const categories = readSet('categories').map(({ slug }) => slug)
    expect([...categories].sort()).toEqual([...CATEGORIES].sort())
    expect(slugs).toEqual(expect.arrayContaining(VIDEOS))
    expect(readSet('services').map(({ path }) => path)).toEqual(expect.arrayContaining(SERVICES))
    expect(readSet('case-studies').map(({ slug }) => slug)).toEqual(CASES)
    expect(readSet('blog').map(({ slug }) => slug)).toEqual(POSTS)
    expect(readSet('careers').map(({ path }) => path)).toEqual(JOBS.map((job) => `careers/${job}`))
    expect(Object.keys(readSet('showreels'))).toEqual(['home', 'animaticsUk', 'animatics', 'animation']) // prettier-ignore
  })

  it.each(wantedPictures())('$set: $name names a stage and a frame that exist', ({ place }) => {
    if (isFilm(place)) return
    const about = shots.find(({ id }) => id === place.shot)?.about
    if (!about) throw new Error(`no shot is called ${place.shot}`)
    // The variant of the clay stage with wires is made only when a set asks for it.
    expect(about.stages).toContain(place.stage === 'previz-wire' ? 'previz' : place.stage)
    expect(place.frame ?? 0).toBeLessThan(frameCount(about.seconds))
    if (place.stage === 'previz-wire') expect(place.frame).toBeDefined()
    if (place.stage === 'sphere') expect(place.view).toBeDefined()
  })

  it.each(wantedClips())('$slug has a clip that will be in the library', ({ clip }) => {
    if (isFilm(clip)) return
    const about = shots.find(({ id }) => id === clip.shot)?.about
    expect(about?.stages).toContain(clip.stage)
  })
})

describe('no list shows anything twice', () => {
  const lists = Object.entries({
    ...readSet('showreels'),
    boardomatics: readSet('boardomatics'),
    ...Object.fromEntries(readSet('categories').map((one) => [one.slug, one.videos])),
  })

  it.each(lists)('%s has different films, all of which exist', (_, list) => {
    expect(unique(list)).toBe(true)
    for (const slug of list) expect(slugs).toContain(slug)
  })

  it.each(Object.entries(readSet('showreels')))('%s has eight different shots', (_, list) => {
    expect(unique(list.map((slug) => films.find((one) => one.slug === slug)?.clip.shot ?? ''))).toBe(true) // prettier-ignore
  })

  it('has a film of its own for each stage of a shot', () => {
    expect(unique(slugs)).toBe(true)
    expect(unique(films.map(({ clip }) => `${clip.shot} ${clip.stage}`))).toBe(true)
  })

  it.each(['services', 'case-studies', 'blog', 'careers'])('%s has different pictures', (set) => {
    const own = wantedPictures().filter((one) => one.set === set)
    expect(own.filter(({ place }, i) => own.findIndex((one) => stemOf(one.place) === stemOf(place)) !== i)).toEqual([]) // prettier-ignore
  })
})

it('leads every category and video page to what exists', () => {
  const categories = readSet('categories')
  const known = [...categories.map(({ slug }) => slug), 'work', 'boardomatics']
  for (const { categorySlug } of films) expect(known).toContain(categorySlug)
  for (const { lead, videos: list } of categories) expect(list[0]).toBe(lead)
  const leads = categories.map(({ lead }) => lead)
  expect(unique(leads)).toBe(true)
})
