import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import * as develop from '../glsl/develop'
import { sdf } from '../glsl/sdf'
import { tracer, uniforms } from '../glsl/tracer'
import { axes } from '../lib/axes'
import { HEIGHT, WIDTH, type TracedScene } from '../scene'
import { develop as inPage, type Job } from './page'
import { CHROMIUM } from './paths'

const run = promisify(execFile)

function jobFor(scene: TracedScene, scale: number): Job {
  const { camera, lights } = scene
  const { forward, right, up, distance } = axes(camera.eye, camera.target)
  const samplers = Object.keys(scene.textures ?? {}).map((name) => `uniform sampler2D ${name};`)
  const [width, height] = [Math.round(WIDTH * scale), Math.round(HEIGHT * scale)]
  return {
    width,
    height,
    programs: {
      vertex: develop.vertex,
      trace: [uniforms, ...samplers, sdf, scene.glsl, tracer].join('\n'),
      resolve: develop.resolve,
      despeckle: develop.despeckle,
      smooth: develop.soften,
      remodulate: develop.remodulate,
      blur: develop.blur,
      grade: develop.grade,
    },
    uniforms: {
      uSize: [width, height],
      uEye: camera.eye,
      uRight: right,
      uUp: up,
      uForward: forward,
      uTan: Math.tan((camera.fov * Math.PI) / 360),
      uFocus: camera.focus ?? distance,
      uAperture: camera.aperture ?? 0,
      uFog: scene.fog ?? 0,
      uFogColour: scene.fogColour ?? [0, 0, 0],
      uReach: scene.reach ?? 60,
      uStride: scene.stride ?? 0.9,
      uBounces: scene.bounces ?? 4,
      uLights: lights.length,
      uExposure: scene.exposure ?? 1,
      uBloom: scene.bloom ?? 0.08,
      uShadow: scene.shadowTint ?? [1, 1, 1],
      uHighlight: scene.highlightTint ?? [1, 1, 1],
    },
    lights: {
      position: lights.flatMap((light) => [...light.position, light.radius]),
      aim: lights.flatMap(({ position, aim, beam = 20 }) => {
        if (!aim) return [0, 0, 0, -2]
        return [...axes(position, aim).forward, Math.cos((beam * Math.PI) / 180)]
      }),
      colour: lights.flatMap((light) => [...light.colour]),
    },
    samples: Math.ceil((scene.samples ?? 16) * (scale < 0.5 ? 0.5 : 1)),
    textures: Object.keys(scene.textures ?? {}),
    denoise: 1,
  }
}

/**
 * Renders the scene in a headless browser, whose software renderer gives the same picture on every
 * machine.
 */
export async function trace(scene: TracedScene, scale: number): Promise<Buffer> {
  const images: string[] = []
  for (const [name, svg] of Object.entries(scene.textures ?? {})) {
    const png = await sharp(Buffer.from(svg())).png().toBuffer()
    images.push(`<img id="${name}" src="data:image/png;base64,${png.toString('base64')}">`)
  }
  const html = `<!doctype html><body>${images.join('')}<script>
const __name = (f) => f
const develop = ${inPage.toString()}
onload = () => {
  try { develop(${JSON.stringify(jobFor(scene, scale))}) }
  catch (error) { document.body.textContent = 'error:' + error.message }
}
</script>`
  const folder = await mkdtemp(join(tmpdir(), 'media-'))
  try {
    const page = join(folder, 'scene.html')
    await writeFile(page, html)
    const { stdout } = await run(
      CHROMIUM,
      [
        '--headless',
        '--no-sandbox',
        '--use-gl=angle',
        '--use-angle=gl-egl',
        '--ignore-gpu-blocklist',
        '--disable-gpu-watchdog',
        '--disable-hang-monitor',
        `--user-data-dir=${join(folder, 'profile')}`,
        '--dump-dom',
        `file://${page}`,
      ],
      {
        maxBuffer: 1 << 28,
        // Mesa's software driver: several times faster here than the browser's own, and no GPU asked for.
        env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', EGL_PLATFORM: 'surfaceless' },
      },
    )
    const picture = /picture:data:image\/png;base64,([^:]+):end/.exec(stdout)?.[1]
    if (!picture) throw new Error(`${scene.key}: ${stdout.slice(0, 2000)}`)
    return Buffer.from(picture, 'base64')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
