/** The keys of each command. The messages of the list of shortcuts have the same names. */
export const COMMANDS = {
  playPause: ['Space', 'K'],
  shuttleBack: ['J'],
  shuttleOn: ['L'],
  frameBack: ['ArrowLeft'],
  frameOn: ['ArrowRight'],
  tenBack: ['Shift+ArrowLeft'],
  tenOn: ['Shift+ArrowRight'],
  toStart: ['Home'],
  toEnd: ['End'],
  nextNote: ['N'],
  previousNote: ['Shift+N'],
  setIn: ['I'],
  setOut: ['O'],
  toIn: ['Shift+I'],
  toOut: ['Shift+O'],
  clearRange: ['X'],
  loop: ['R'],
  speed: ['1', '2', '3', '4', '5'],
  mute: ['M'],
  safeAreas: ['S'],
  zoomIn: ['+'],
  zoomOut: ['-'],
  zoomFit: ['0'],
  fullScreen: ['F'],
  help: ['?'],
} as const satisfies Record<string, readonly string[]>

export type Command = keyof typeof COMMANDS

/** Commands that repeat while the key is held. */
const REPEATED: readonly Command[] = [
  'frameBack',
  'frameOn',
  'tenBack',
  'tenOn',
  'zoomIn',
  'zoomOut',
]

interface Press {
  key: string
  /** The physical key, by which keyboards without Latin letters are understood. */
  code: string
  shiftKey: boolean
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
  repeat: boolean
}

export interface PressedCommand {
  command: Command
  /** Index of the pressed key. */
  index: number
}

export function commandOf(press: Press): PressedCommand | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null
  const name = nameOf(press)
  for (const [command, keys] of Object.entries(COMMANDS) as [Command, readonly string[]][]) {
    const index = keys.indexOf(name)
    if (index === -1) continue
    return press.repeat && !REPEATED.includes(command) ? null : { command, index }
  }
  return null
}

function nameOf({ key, code, shiftKey }: Press): string {
  if (key === ' ') return 'Space'
  if (key === '?' || key === '؟') return '?'
  // On many keyboards, plus is on the key of the equals sign, and on French ones minus is on the 6.
  if (key === '+' || key === '=') return '+'
  if (key === '-') return '-'
  const sign = latinSign(key, code, shiftKey)
  // Shift counts only with letters and named keys. Other characters may need Shift to be typed.
  return shiftKey && /^([A-Z]|\w{2,})$/.test(sign) ? `Shift+${sign}` : sign
}

/**
 * @returns the Latin character of a key. An Arabic keyboard types م with the L key, and a French
 * one types & with 1, so the physical key counts
 */
function latinSign(key: string, code: string, isShifted: boolean): string {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase()
  if (key.length > 1 || /^\d$/.test(key)) return key
  const place = isShifted ? /^Key([A-Z])$/ : /^(?:Key|Digit)([A-Z\d])$/
  return place.exec(code)?.[1] ?? key
}
