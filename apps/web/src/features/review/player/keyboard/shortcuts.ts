/** What a key does; the words of the list have the same names. */
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

/** These go on while their key is held. */
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
  /** The place on the keyboard, for one whose letters are not Latin. */
  code: string
  shiftKey: boolean
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
  repeat: boolean
}

export interface PressedCommand {
  command: Command
  /** Which of its keys, from 0. */
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
  // Without Shift plus is an equals sign on many keyboards; on a French one minus is where 6 is.
  if (key === '+' || key === '=') return '+'
  if (key === '-') return '-'
  const sign = latinSign(key, code, shiftKey)
  // Only what has a case or no sign at all: for others Shift is part of typing them.
  return shiftKey && /^([A-Z]|\w{2,})$/.test(sign) ? `Shift+${sign}` : sign
}

/** On an Arabic keyboard L is م, on a French one 1 is &: there the place counts. */
function latinSign(key: string, code: string, isShifted: boolean): string {
  if (/^[a-z]$/i.test(key)) return key.toUpperCase()
  if (key.length > 1 || /^\d$/.test(key)) return key
  const place = isShifted ? /^Key([A-Z])$/ : /^(?:Key|Digit)([A-Z\d])$/
  return place.exec(code)?.[1] ?? key
}
