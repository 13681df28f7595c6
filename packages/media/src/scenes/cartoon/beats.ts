/** The moments of the gag in seconds. Everything that moves depends on them. */
export const BEATS = {
  drawFrom: 0.34,
  drawTo: 1.34,
  knob: 1.52,
  proud: 1.8,
  grip: 2.08,
  pull: 2.36,
  opened: 2.85,
  fishIn: 2.8,
  touch: 3.62,
  burst: 3.98,
  flood: 4.75,
  landed: 4.72,
  squirt: 5.22,
}

/** The drawn door: its left and right edges, and the height at which the arch begins. */
export const DOOR = { left: 0.05, right: 1.15, spring: 1.06, middle: 0.6, radius: 0.55 }
