import type { Remark } from '@studio/shared/review/media'
import { gatherExtras } from './gather-extras'
import { browserPlays } from './media/browser-plays'
import { copyFilm } from './media/copy-film'
import {
  makePdfPages,
  makePicture,
  makePosterOf,
  makeSmall,
  type MadePage,
} from './media/make-pages'
import { makeSoundProxy, makeWaveform } from './media/make-sound'
import { identify, mayBePlayed } from './media/identify'
import { makePoster, makeStrip } from './media/make-stills'
import { PICTURE_ARCHIVE, readPictureArchive } from './media/picture-archive'
import { planSound } from './media/plan-sound'
import { probe, type Probed, readPackets, type Source, type Workplace } from './media/probe'
import { findFfmpeg, findPoppler } from '../../../platform/programs/programs'
import { readSoundLength } from './media/read-facts'
import { readWithoutFfmpeg } from './media/read-without-ffmpeg'
import type { TimeLimit } from './media/time-limit'
import { Unprocessable } from '../../../platform/programs/unprocessable'
import type { Progress } from './progress'
import { mediaTypeOf } from './uploads/media-types'
import type { Results, VersionRow } from './version-row'

interface Views {
  version: VersionRow
  /** The path of the original file. */
  file: string
  /** The folder for generated files. */
  folder: string
  stop: AbortSignal
  limit: TimeLimit
  progress: Progress
  /**
   * Stores a generated file.
   *
   * @returns the storage key
   */
  put: (name: string, made: string) => Promise<string>
  /** Called with errors that are not caused by the file. */
  warn: (message: string) => void
  /** Stores results that may be shown before the processing has finished. */
  note: (known: Results) => Promise<void>
}

/** Generates all files that are needed to show a version. */
export async function makeViews(views: Views): Promise<Results> {
  switch (views.version.kind) {
    case 'video':
    case 'audio':
      return makePlayed(views)
    case 'image':
      return makeStill(views)
    case 'pages':
      return makePages(views)
    case 'file':
      return makeUnknown(views)
  }
}

/**
 * A file whose name says nothing is played if ffmpeg finds a picture or a sound in it. Otherwise it
 * stays a plain file.
 */
async function makeUnknown(views: Views): Promise<Results> {
  if (!findFfmpeg() || !(await mayBePlayed(views.file))) return {}
  try {
    return await makePlayed(views)
  } catch (error) {
    if (!(error instanceof Unprocessable) || error.failure === 'timedOut') throw error
    return { kind: 'file', facts: null, milliseconds: null, browserPlays: false }
  }
}

/** Animated pictures are processed like films if ffmpeg can decode them. */
async function makeStill(views: Views): Promise<Results> {
  const { mime_type: mimeType } = views.version
  const early = mimeType === 'image/avif' ? await makeAnimation(views).catch(unlessReadable) : null
  if (early) return early
  const { page, pictures } = await makePicture(views, views.file)
  const isFilm = pictures > 1 || mimeType === 'image/apng'
  const film = isFilm ? await makeAnimation(views) : null
  if (film) return film
  const remarks: Remark[] = pictures > 1 ? [{ kind: 'firstPicture', value: null }] : []
  return { ...(await storePages(views, [page])), checks: { frames: null, remarks } }
}

/** ffmpeg cannot read every AVIF that is a still picture. */
function unlessReadable(error: unknown): null {
  if (error instanceof Unprocessable && error.failure === 'unreadable') return null
  throw error
}

/** @returns null for still pictures, and for formats that ffmpeg cannot decode as films */
async function makeAnimation(views: Views): Promise<Results | null> {
  const { version, file, folder, stop, limit } = views
  const programs = findFfmpeg()
  const demuxer = mediaTypeOf(version.mime_type)?.demuxer
  if (!programs || !demuxer) return null
  const place = { programs, folder, stop, limit }
  const source = { file, demuxer }
  const { video, ...probed } = await probe(place, source)
  if (!video || (await readPackets(place, source, video.index)).count < 2) return null
  return makeFilm(views, place, source, { ...probed, video })
}

async function makePlayed(views: Views): Promise<Results> {
  const { version, file, folder, stop, limit } = views
  const programs = findFfmpeg()
  if (!programs) return playOriginal(views)
  const place = { programs, folder, stop, limit }
  const source = await identify(place, file, version.mime_type)
  const probed = await probe(place, source)
  return probed.video
    ? makeFilm(views, place, source, { ...probed, video: probed.video })
    : makeSound(views, place, source, probed)
}

/** Shows the original file until its copy is ready, if all browsers can play it. */
async function playOriginal({ version, file }: Views): Promise<Results> {
  const found = await readWithoutFfmpeg(file, version.mime_type)
  if (!found.browserPlays) throw new Unprocessable('noFfmpeg')
  return { ...found, kind: found.facts ? 'video' : 'audio' }
}

async function makeFilm(
  { version, put, note, progress, warn }: Views,
  place: Workplace,
  source: Source,
  probed: Parameters<typeof copyFilm>[2],
): Promise<Results> {
  const { film, file, checks } = await copyFilm(place, source, probed, {
    onFacts: ({ facts, milliseconds }) =>
      note({
        ...{ kind: 'video', facts, milliseconds },
        // If a film has a variable frame rate, a browser's frame numbers would not match those of
        // the original.
        browserPlays: !facts.isVariableRate && browserPlays(version.mime_type, probed),
      }),
    onShare: (share) => progress.reach(share, 2, 90),
  })
  const { facts, milliseconds } = film
  const made = { file, demuxer: 'mov' }
  const seconds = milliseconds / 1_000
  const extras = [
    async () => {
      const { file: picture, strip } = await makeStrip(place, made, facts)
      return { thumbnails: strip, stripKey: await put('strip.jpg', picture) }
    },
    async () => ({ posterKey: await put('poster.jpg', await makePoster(place, made, facts)) }),
    ...(facts.hasSound ? [() => storeWaveform(place, made, seconds, put)] : []),
  ]
  return {
    ...{ facts, checks },
    ...(await gatherExtras(extras, place.stop, warn)),
    proxyKey: await put('proxy.mp4', file),
  }
}

async function storeWaveform(
  place: Workplace,
  made: Source,
  seconds: number,
  put: Views['put'],
): Promise<Results> {
  return { waveformKey: await put('waveform.png', await makeWaveform(place, made, seconds)) }
}

async function makeSound(
  { version, put, note, progress, warn }: Views,
  place: Workplace,
  source: Source,
  probed: Probed,
): Promise<Results> {
  const plan = planSound(probed.sounds)
  const [first] = plan?.streams ?? []
  if (!plan || !first) throw new Unprocessable('noMedia')
  const seconds = await readSoundLength(place, source, first)
  await note({
    ...{ kind: 'audio', milliseconds: Math.round(seconds * 1_000) },
    browserPlays: browserPlays(version.mime_type, probed),
  })
  const onSecond = (second: number) => progress.reach(second / seconds, 2, 90)
  const proxy = await makeSoundProxy(place, source, plan, onSecond)
  const made = { file: proxy, demuxer: 'mov' }
  return {
    checks: { frames: null, remarks: plan.remarks },
    ...(await gatherExtras([() => storeWaveform(place, made, seconds, put)], place.stop, warn)),
    proxyKey: await put('proxy.m4a', proxy),
  }
}

async function makePages(views: Views): Promise<Results> {
  if (views.version.mime_type === PICTURE_ARCHIVE) return makePicturePages(views)
  const poppler = findPoppler()
  // Without poppler, a PDF is treated as a plain file.
  if (!poppler) return { kind: 'file' }
  const { file, progress } = views
  const onPage = (share: number) => progress.reach(share, 2, 95)
  return storePages(views, await makePdfPages(views, poppler, file, onPage))
}

/**
 * Creates one page for each picture. From a file with several pictures, only the first is shown.
 */
async function makePicturePages(views: Views): Promise<Results> {
  const { file, folder, progress } = views
  const pictures = await readPictureArchive(file, folder)
  const pages: MadePage[] = []
  for (const [index, picture] of pictures.entries()) {
    pages.push((await makePicture(views, picture, `page-${index + 1}`)).page)
    progress.reach((index + 1) / pictures.length, 2, 95)
  }
  return storePages(views, pages)
}

async function storePages({ folder, put }: Views, made: MadePage[]): Promise<Results> {
  const [first] = made
  if (!first) throw new Unprocessable('noMedia')
  const posterKey = await put('poster.jpg', await makePosterOf(first.file, folder))
  const pages = []
  for (const [index, { file, width, height }] of made.entries()) {
    // Storing a file moves it, so the small picture is created first.
    const small = await makeSmall(file, folder)
    const key = await put(`page-${index + 1}.jpg`, file)
    pages.push({ key, smallKey: await put(`small-${index + 1}.jpg`, small), width, height })
  }
  return { pages, posterKey }
}
