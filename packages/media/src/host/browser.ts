import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { chromium } from 'playwright-core'
import type { Settings } from '../engine/studio'
import { CHROMIUM } from './paths'

/** The pixels of a frame as raw RGB, top row first. */
export type Frame = Buffer<ArrayBuffer>

export interface Camera {
  shoot(frame: number): Promise<Frame>
  close(): Promise<void>
}

const FLAGS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=gl-egl',
  '--ignore-gpu-blocklist',
  '--disable-gpu-watchdog',
  '--disable-hang-monitor',
]
// Selects Mesa's software driver. It is several times faster here than the browser's own, and needs
// no GPU.
const DRIVER = { LIBGL_ALWAYS_SOFTWARE: '1', EGL_PLATFORM: 'surfaceless' }

/** Renders one frame of a bundle in a browser that is closed afterwards. */
export async function shootFrame(code: string, settings: Settings, frame: number): Promise<Frame> {
  const camera = await openCamera(code, settings)
  try {
    return await camera.shoot(frame)
  } finally {
    await camera.close()
  }
}

/** Opens a bundle in a browser page. The page sends its frames to a server of this process. */
export async function openCamera(code: string, settings: Settings): Promise<Camera> {
  const received = new Map<string, Frame>()
  const server = createServer((request, response) => {
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html')
      response.end('<!doctype html><meta charset="utf-8"><title>Set</title>')
      return
    }
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.set(request.url ?? '', Buffer.concat(chunks))
      response.end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: FLAGS,
    env: { ...process.env, ...DRIVER },
  })
  const page = await browser.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text().slice(0, 3000))
    if (message.type() === 'log') console.log(message.text())
  })
  const raise = () => {
    if (complaints.length) throw new Error(complaints.splice(0).join('\n'))
  }
  await page.goto(`http://127.0.0.1:${port}/`)
  await page.addScriptTag({ content: code })
  raise()
  await page.evaluate((given) => window.shoot.open(given), settings)

  return {
    async shoot(frame) {
      await page.evaluate((number) => window.shoot.frame(number), frame)
      raise()
      const key = `/frame/${frame}`
      const picture = received.get(key)
      received.delete(key)
      if (!picture) throw new Error(`frame ${frame} never arrived`)
      return picture
    },
    async close() {
      await browser.close()
      server.close()
    },
  }
}
