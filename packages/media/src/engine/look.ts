import { Color, Vector3, type ColorRepresentation } from 'three'

/** How a shot is lit and printed. Everything may be changed in `update`, by time. */
export interface Look {
  key: {
    kind: 'sun' | 'spot'
    position: Vector3
    target: Vector3
    color: Color
    intensity: number
    /** Radius of the lamp in metres: the softness of its shadows. */
    size: number
    /** Half the width of what a sun's shadow covers, or a spot's half angle in degrees. */
    extent: number
    /** Depth of what the shadow covers, from the lamp. */
    reach: number
    shadows: number
  }
  /** Light of the whole sky, with its own occlusion. */
  sky: { zenith: Color; horizon: Color; ground: Color; intensity: number; extent: number }
  /** Above 1 brightens. */
  exposure: number
  grade: {
    lift: Color
    gamma: Color
    gain: Color
    /** Split tone: added to the shadows, multiplied into the lights. */
    shadows: Color
    lights: Color
    saturation: number
    contrast: number
  }
  bloom: number
  /** Red glow around lights, as film gives. */
  halation: number
  vignette: number
  grain: number
  /** Colour fringes at the picture's edge, in pixels of 1280. */
  fringe: number
  /** Part of a frame that the shutter is open; 0.5 is film's. */
  shutter: number
  /** What the drawn stages stand on. */
  paper: Color
  ink: Color
  /** Light below which the drawn stages see shadow, 0…1. */
  terminator: number
  /** Colour multiplied into the animatic's shadow side. */
  shade: Color
  /** Width of drawn lines, 1 is usual. */
  line: number
  /** Metres after which drawn lines fade out. */
  lineReach: number
}

export const colour = (value: ColorRepresentation) => new Color(value)

export function defaultLook(): Look {
  return {
    key: {
      kind: 'sun',
      position: new Vector3(6, 9, 5),
      target: new Vector3(),
      color: colour('#ffe2bd'),
      intensity: 3,
      size: 0.6,
      extent: 8,
      reach: 40,
      shadows: 2048,
    },
    sky: {
      zenith: colour('#7fa3d8'),
      horizon: colour('#c9d3df'),
      ground: colour('#5b5148'),
      intensity: 0.5,
      extent: 10,
    },
    exposure: 1.3,
    grade: {
      lift: new Color(0, 0, 0),
      gamma: new Color(1, 1, 1),
      gain: new Color(1, 1, 1),
      shadows: new Color(0.0, 0.006, 0.014),
      lights: new Color(1.03, 1, 0.95),
      saturation: 1,
      contrast: 1,
    },
    bloom: 0.06,
    halation: 0.04,
    vignette: 0.28,
    grain: 0.02,
    fringe: 0.7,
    shutter: 0.5,
    paper: colour('#f4efe4'),
    ink: colour('#17181d'),
    terminator: 0.42,
    shade: colour('#8d86b8'),
    line: 1,
    lineReach: 400,
  }
}
