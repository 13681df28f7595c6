import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { finish } from './lib/finish'
import { trace } from './host/trace'
import type { Scene } from './scene'

// pnpm --filter @studio/media render [key …] [--draft] renders the pictures of the initial content.
const seed = new URL('../../../apps/cms/src/seed/', import.meta.url)
const args = process.argv.slice(2)
const draft = args.includes('--draft')
const wanted = args.filter((arg) => !arg.startsWith('--'))

const folder = new URL('./scenes/', import.meta.url)
const scenes: Scene[] = []
for (const name of (await readdir(folder)).sort()) {
  if (!name.endsWith('.ts')) continue
  if (draft && wanted.length && !wanted.includes(name.replace('.ts', ''))) continue
  const module = (await import(new URL(name, folder).href)) as { scene: Scene }
  scenes.push(module.scene)
}

const folderOut = draft
  ? pathToFileURL(`${join(tmpdir(), 'media-draft')}/`)
  : new URL('media/', seed)
await mkdir(folderOut, { recursive: true })
for (const scene of scenes) {
  if (wanted.length && !wanted.includes(scene.key)) continue
  const started = Date.now()
  const picture =
    scene.kind === 'traced'
      ? await trace(scene, draft ? 0.25 : (scene.scale ?? 0.5))
      : await sharp(Buffer.from(scene.svg())).png().toBuffer()
  const { webp, quality } = await finish(scene, picture)
  await writeFile(new URL(`${scene.key}.webp`, folderOut), webp)
  if (draft) {
    const to = fileURLToPath(new URL(`${scene.key}.png`, folderOut))
    await sharp(webp).resize(1280).png().toFile(to)
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  console.log(
    `${scene.key}: ${(webp.length / 1024).toFixed(1)} kB at quality ${quality} in ${seconds} s`,
  )
}

if (!draft) {
  await mkdir(new URL('data/', seed), { recursive: true })
  const media = scenes.map(({ key, alt, focalX, focalY }) => {
    return { key, file: `${key}.webp`, alt, focalX, focalY }
  })
  await writeFile(new URL('data/media.json', seed), `${JSON.stringify(media, null, 2)}\n`)
}
