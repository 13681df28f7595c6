import type { Texture, WebGLRenderer, WebGLRenderTarget } from 'three'
import { fullScreen, set } from './full-screen'
import * as glsl from './glsl/develop'
import type { Look } from './look'
import { softTarget, type Size } from './targets'

const LEVELS = 6

/** Converts the summed light into a graded picture. */
export function developer(renderer: WebGLRenderer, size: Size) {
  const shrink = fullScreen(glsl.shrink, { uPicture: null, uTexel: [0, 0], uClamp: 24 })
  const widen = fullScreen(glsl.widen, { uFine: null, uCoarse: null, uTexel: [0, 0], uSpread: 0.6 })
  const print = fullScreen(glsl.print, {
    ...{ uPicture: null, uBloomed: null, uHalo: null, uSize: [size.width, size.height] },
    ...{ uExposure: 1, uBloom: 0, uHalation: 0, uVignette: 0, uGrain: 0, uFringe: 0, uFrame: 0 },
    ...{ uLift: null, uGamma: null, uGain: null, uShadows: null, uLights: null },
    ...{ uSaturation: 1, uContrast: 1 },
  })
  const chain = (from: number) =>
    Array.from({ length: LEVELS }, (_, i) =>
      softTarget({ width: size.width / 2 ** (i + from), height: size.height / 2 ** (i + from) }),
    )
  const [down, up] = [chain(1), chain(1)]

  function bloom(picture: Texture): Texture[] {
    let from = picture
    for (const to of down) {
      const uTexel = [0.5 / to.width, 0.5 / to.height]
      set(shrink, { uPicture: from, uTexel, uClamp: from === picture ? 24 : 1e4 })
      shrink.draw(renderer, to)
      from = to.texture
    }
    for (let i = LEVELS - 2; i >= 0; i--) {
      const [to, fine] = [up[i], down[i]]
      if (!to || !fine) continue
      const uTexel = [1 / to.width, 1 / to.height]
      set(widen, { uFine: fine.texture, uCoarse: from, uTexel }).draw(renderer, to)
      from = to.texture
    }
    return [from, up[2]?.texture ?? from]
  }

  return (picture: Texture, look: Look, frame: number, to: WebGLRenderTarget) => {
    const [uBloomed, uHalo] = bloom(picture)
    const { grade } = look
    set(print, { uPicture: picture, uBloomed, uHalo, uFrame: frame % 97 })
    set(print, { uExposure: look.exposure, uBloom: look.bloom, uHalation: look.halation })
    set(print, { uVignette: look.vignette, uGrain: look.grain, uFringe: look.fringe })
    set(print, { uLift: grade.lift, uGamma: grade.gamma, uGain: grade.gain })
    set(print, { uShadows: grade.shadows, uLights: grade.lights })
    set(print, { uSaturation: grade.saturation, uContrast: grade.contrast })
    print.draw(renderer, to)
  }
}
