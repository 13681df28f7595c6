import { notes, repeated, run, type Note, type Score } from '../score'

/**
 * Playful music in fifteen bars of F, with plucked strings, clarinet and mallets. It stops before
 * the door opens.
 */
const bars = [
  'F',
  'F',
  'Bb',
  'C',
  'F',
  'Dm',
  'Bb',
  'C',
  'Dm',
  'Bb',
  'F',
  'C',
  'F',
  'Bb',
  'C',
] as const

const CHORDS = {
  F: ['F2', 'C3', 'A3 C4 F4'],
  Bb: ['Bb2', 'F2', 'Bb3 D4 F4'],
  C: ['C3', 'G2', 'Bb3 C4 E4'],
  Dm: ['D3', 'A2', 'A3 D4 F4'],
} as const

const stroll = (velocity: number): Note[] =>
  bars.flatMap((name, bar) => {
    const [low, fifth, chord] = CHORDS[name]
    const isStopped = bar === 11
    return notes(
      velocity,
      isStopped
        ? [[0, 0.5, low], [1, 0.5, chord, velocity - 14]]
        : [[0, 0.5, low], [1, 0.5, chord, velocity - 14], [2, 0.5, fifth], [3, 0.5, chord, velocity - 14]], // prettier-ignore
      bar * 4,
    )
  })

export const inkAndPlay: Score = {
  tempo: 120,
  beats: 60,
  parts: [
    { instrument: 45, volume: 112, pan: 52, room: 50, notes: stroll(92) },
    {
      instrument: 71,
      volume: 92,
      pan: 72,
      room: 55,
      notes: [
        ...run(84, 4, 0.5, 'C5 - A4 C5 F5 - E5 - D5 - F5 D5 C5 - - -'),
        ...run(84, 16, 0.5, 'C5 - A4 C5 F5 - A5 - G5 F5 D5 F5 E5 - C5 -'),
        ...run(88, 32, 0.5, 'F5 - D5 - A4 - D5 F5 D5 - Bb4 D5 F5 - D5 -'),
        ...run(92, 48, 0.5, 'C5 F5 A5 F5 C5 - A5 - Bb5 A5 G5 F5 D5 - F5 -'),
        ...run(96, 56, 0.5, 'E5 G5 C5 -'),
      ],
    },
    {
      instrument: 12,
      volume: 96,
      pan: 44,
      room: 50,
      notes: [
        ...run(74, 24, 0.5, 'F4 A4 C5 A4 F4 A4 C5 A4 Bb4 D5 F5 D5 C5 E5 G5 E5'),
        ...run(80, 40, 0.5, 'F4 A4 C5 A4 F4 A4 C5 E5 - - - - - - - -'),
        ...run(84, 48, 0.5, 'F4 A4 C5 A4 F4 A4 C5 A4 Bb4 D5 F5 D5 Bb4 D5 F5 D5'),
      ],
    },
    {
      instrument: 9,
      volume: 72,
      pan: 80,
      room: 70,
      notes: [...run(70, 12, 0.5, 'C6 E6 G6 C7'), ...run(76, 46, 0.25, 'C6 D6 E6 F6 G6 A6 Bb6 C7')],
    },
    {
      instrument: 'drums',
      volume: 84,
      room: 40,
      notes: [
        ...repeated(notes(58, [[0, 0.2, 'shaker'], [0.5, 0.2, 'shaker', 40], [1, 0.2, 'rim', 62], [1.5, 0.2, 'shaker', 40]]), 2, 20), // prettier-ignore
        ...repeated(notes(70, [[0, 0.2, 'kick'], [0.5, 0.2, 'shaker', 46], [1, 0.2, 'clap', 62], [1.5, 0.2, 'tambourine', 56]]), 2, 5).map((one) => ({ ...one, at: one.at + 48 })), // prettier-ignore
        ...notes(96, [
          [44, 0.2, 'block'],
          [45, 0.2, 'block'],
          [58, 1, 'crash', 70],
        ]),
      ],
    },
  ],
}
