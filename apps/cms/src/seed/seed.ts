import pMap from 'p-map'
import type { Payload } from 'payload'
import {
  keyedEntry,
  mediaEntry,
  pageEntry,
  pageStub,
  priceGroupEntry,
  settingsData,
  synonymEntry,
} from './entries'
import { libraryEntries, soundEntries } from './library-entries'
import { libraryPictures } from './library-pictures'
import { menusData } from './menu-entries'
import { readFolder, readList, readObject, readPages } from './read-data'
import { Registry } from './registry'
import { readStored, seedDocument, type SeedEntry } from './seed-document'
import { seedGlobal } from './seed-global'
import { seedStub } from './seed-stub'
import { caseStudyEntry, downloadEntry, jobEntry, postEntry } from './studies-entries'
import { seedVideos } from './videos/seed-videos'

/**
 * The number of documents that are written at the same time, each through a connection of its own.
 * Half of the time they wait for the database.
 */
const DOCUMENTS_AT_ONCE = 4

/**
 * Creates or updates the studio's initial content.
 *
 * @returns the number of written entries
 */
export async function seed(payload: Payload): Promise<number> {
  const registry = new Registry()
  let written = 0
  const writeAtOnce = async (entries: SeedEntry[], concurrency: number) => {
    const stored = await readStored(payload, entries)
    const write = (entry: SeedEntry) => seedDocument(payload, registry, entry, stored)
    written += (await pMap(entries, write, { concurrency })).filter(Boolean).length
  }
  // One after another, because lists show documents in the order in which they were created.
  const write = (entries: SeedEntry[]) => writeAtOnce(entries, 1)
  const writeTogether = (entries: SeedEntry[]) => writeAtOnce(entries, DOCUMENTS_AT_ONCE)
  const pages = await readPages()
  for (const ofOneFormat of await libraryEntries()) await writeTogether(ofOneFormat)
  await writeTogether(await libraryPictures())
  await writeTogether(await soundEntries())
  await writeTogether(await Promise.all((await readList('media.json')).map(mediaEntry)))
  await writeTogether(await Promise.all((await readList('downloads.json')).map(downloadEntry)))
  await write((await readList('price-groups.json')).map(priceGroupEntry))
  for (const page of pages) await seedStub(payload, registry, pageStub(page))
  await write((await readList('services.json')).map((entry) => keyedEntry('services', entry)))
  await write(
    (await readList('testimonials.json')).map((entry) => keyedEntry('testimonials', entry)),
  )
  await writeTogether((await readList('search-synonyms.json')).map(synonymEntry))
  await seedVideos(payload, registry, write)
  await writeTogether(pages.map(pageEntry))
  await write((await readFolder('posts')).map(postEntry))
  await write((await readFolder('jobs')).map(jobEntry))
  await write((await readFolder('case-studies')).map(caseStudyEntry))
  const settings = settingsData(await readObject('site-settings.json'))
  if (await seedGlobal(payload, registry, 'site-settings', settings)) written += 1
  const menus = menusData(
    await readObject('menus.json'),
    pages.map((page) => pageStub(page).name),
  )
  if (await seedGlobal(payload, registry, 'menus', menus)) written += 1
  return written
}
