import { browserPlays } from './media/browser-plays'
import { makePdfPages, makePicture, makePosterOf, type MadePage } from './media/make-pages'
import { makeProxy } from './media/make-proxy'
import { makeSoundProxy, makeWaveform } from './media/make-sound'
import { makePoster, makeStrip } from './media/make-stills'
import { probe, type Probed, type Source, type Workplace } from './media/probe'
import { findFfmpeg, findPoppler } from './media/programs'
import { readFilmFacts, readSoundLength } from './media/read-facts'
import { readWithoutFfmpeg } from './media/read-without-ffmpeg'
import { hasZscale } from './media/run-ffmpeg'
import { Unprocessable } from './media/unprocessable'
import type { Progress } from './progress'
import { mediaTypeOf } from './uploads/media-types'
import type { Results, VersionRow } from './version-row'

interface Views {
  version: VersionRow
  /** The original. */
  file: string
  /** For what is being made. */
  folder: string
  stop: AbortSignal
  progress: Progress
  /** @returns the key under which it is stored */
  put: (name: string, made: string) => Promise<string>
  /** What may be shown before all is done. */
  note: (known: Results) => Promise<void>
}

/** All that is shown of a version. */
export async function makeViews(views: Views): Promise<Results> {
  switch (views.version.kind) {
    case 'video':
    case 'audio':
      return makePlayed(views)
    case 'image':
      return storePages(views, await makePicture(views.file, views.folder))
    case 'pages':
      return makePages(views)
    case 'file':
      return {}
  }
}

async function makePlayed(views: Views): Promise<Results> {
  const { version, file, folder, stop } = views
  const programs = findFfmpeg()
  const demuxer = mediaTypeOf(version.mime_type)?.demuxer
  if (!demuxer) throw new Unprocessable('noMedia')
  if (!programs) return playOriginal(views)
  const place = { programs, folder, stop }
  const source = { file, demuxer }
  const probed = await probe(place, source)
  return probed.video
    ? makeFilm(views, place, source, { ...probed, video: probed.video })
    : makeSound(views, place, source, probed)
}

/** The file itself, where browsers play it. */
async function playOriginal({ version, file }: Views): Promise<Results> {
  const found = await readWithoutFfmpeg(file, version.mime_type)
  if (!found.browserPlays) throw new Unprocessable('noFfmpeg')
  return { ...found, kind: found.facts ? 'video' : 'audio' }
}

async function makeFilm(
  { version, put, note, progress }: Views,
  place: Workplace,
  source: Source,
  probed: Parameters<typeof readFilmFacts>[2],
): Promise<Results> {
  const film = { ...(await readFilmFacts(place, source, probed)), probed }
  const { facts, milliseconds } = film
  await note({
    ...{ kind: 'video', facts, milliseconds },
    // Where frames do not all last equally long, notes could stand on none of the original.
    browserPlays: !facts.isVariableRate && browserPlays(version.mime_type, probed),
  })
  const onFrame = (count: number) => progress.reach(count / facts.frameCount, 2, 90)
  const proxy = await makeProxy(place, source, film, await hasZscale(place), onFrame)
  if (proxy.frameCount === 0) throw new Unprocessable('unreadable')
  // What plays is what is counted: a broken frame of the original is not in it.
  const shown = { ...facts, frameCount: proxy.frameCount }
  const made = { file: proxy.file, demuxer: 'mov' }
  const { file: stripFile, strip } = await makeStrip(place, made, shown)
  const posterFile = await makePoster(place, made, shown)
  const seconds = milliseconds / 1_000
  const waveform = facts.hasSound && (await makeWaveform(place, made, seconds))
  return {
    facts: shown,
    ...(waveform && { waveformKey: await put('waveform.png', waveform) }),
    ...{ thumbnails: strip, stripKey: await put('strip.jpg', stripFile) },
    posterKey: await put('poster.jpg', posterFile),
    proxyKey: await put('proxy.mp4', proxy.file),
  }
}

async function makeSound(
  { version, put, note, progress }: Views,
  place: Workplace,
  source: Source,
  probed: Probed,
): Promise<Results> {
  if (!probed.audio) throw new Unprocessable('noMedia')
  const seconds = await readSoundLength(place, source, probed.audio)
  await note({
    ...{ kind: 'audio', milliseconds: Math.round(seconds * 1_000) },
    browserPlays: browserPlays(version.mime_type, probed),
  })
  const onSecond = (second: number) => progress.reach(second / seconds, 2, 90)
  const proxy = await makeSoundProxy(place, source, probed.audio, seconds, onSecond)
  const waveform = await makeWaveform(place, { file: proxy, demuxer: 'mov' }, seconds)
  return {
    waveformKey: await put('waveform.png', waveform),
    proxyKey: await put('proxy.m4a', proxy),
  }
}

async function makePages(views: Views): Promise<Results> {
  const poppler = findPoppler()
  // Without it a PDF is what any other file is.
  if (!poppler) return { kind: 'file' }
  const { file, progress } = views
  const onPage = (share: number) => progress.reach(share, 2, 95)
  return storePages(views, await makePdfPages(views, poppler, file, onPage))
}

async function storePages({ folder, put }: Views, made: MadePage[]): Promise<Results> {
  const [first] = made
  if (!first) throw new Unprocessable('noMedia')
  const posterKey = await put('poster.jpg', await makePosterOf(first.file, folder))
  const pages = []
  for (const [index, { file, width, height }] of made.entries()) {
    pages.push({ key: await put(`page-${index + 1}.jpg`, file), width, height })
  }
  return { pages, posterKey }
}
