import { Color, Vector3, type ColorRepresentation } from 'three'

/** The lighting and the grade of a shot. `update` may change all values over time. */
export interface Look {
  key: {
    kind: 'sun' | 'spot'
    position: Vector3
    target: Vector3
    color: Color
    intensity: number
    /** The radius of the lamp in meters, which makes its shadows soft. */
    size: number
    /**
     * For a sun, half the width of the area with shadows. For a spot, half its angle in degrees.
     */
    extent: number
    /** The distance from the lamp up to which things cast shadows. */
    reach: number
    shadows: number
  }
  /** The light of the whole sky, which has its own occlusion. */
  sky: { zenith: Color; horizon: Color; ground: Color; intensity: number; extent: number }
  /** The brightness of the picture; above 1 it is brighter. */
  exposure: number
  grade: {
    lift: Color
    gamma: Color
    gain: Color
    /**
     * A split tone: `shadows` is added to the dark parts, and `lights` is multiplied into the
     * bright ones.
     */
    shadows: Color
    lights: Color
    saturation: number
    contrast: number
  }
  bloom: number
  /** The strength of the red glow around lights, as on film. */
  halation: number
  vignette: number
  grain: number
  /**
   * The width of the color fringes at the picture's edge, in pixels of a picture that is 1280 wide.
   */
  fringe: number
  /** The share of a frame's time for which the shutter is open; 0.5 is usual on film. */
  shutter: number
  /** The color of the paper in the drawn stages. */
  paper: Color
  ink: Color
  /** The light, from 0 to 1, below which the drawn stages draw shadow. */
  terminator: number
  /** The color that is multiplied into the shadows of the animatic. */
  shade: Color
  /** The width of drawn lines; 1 is usual. */
  line: number
  /** The distance in meters beyond which drawn lines fade out. */
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
