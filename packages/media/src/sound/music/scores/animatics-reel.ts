import { notes, repeated, run, type Score } from '../score'

/** The groove for the animatics, in nine bars of G: upright bass, muted guitar and brushes. */
const walk = [
  'G2 B2 D3 E3', 'C3 E3 G3 E3', 'G2 B2 D3 B2', 'D3 F#3 A3 F#3',
  'E3 G3 B3 G3', 'C3 E3 G3 A3', 'A2 C3 E3 C3', 'D3 A2 C3 F#3',
] // prettier-ignore
const chords = [
  'G4 B4 D5',
  'G4 C5 E5',
  'G4 B4 D5',
  'F#4 A4 C5',
  'G4 B4 E5',
  'G4 C5 E5',
  'G4 A4 C5',
  'F#4 A4 D5',
]

export const animaticsReel: Score = {
  tempo: 96,
  beats: 36,
  parts: [
    {
      instrument: 32,
      volume: 114,
      room: 24,
      notes: [...walk.flatMap((bar, i) => run(92, i * 4, 1, bar)), ...notes(90, [[32, 3, 'G2']])],
    },
    {
      instrument: 28,
      volume: 90,
      pan: 80,
      room: 40,
      notes: chords.flatMap((chord, i) => notes(66, [[0.5, 0.25, chord], [1.5, 0.25, chord], [2.75, 0.25, chord], [3.5, 0.25, chord]], i * 4)), // prettier-ignore
    },
    {
      instrument: 4,
      volume: 94,
      pan: 48,
      room: 60,
      notes: [
        ...run(76, 8, 0.5, 'D5 - B4 D5 - G5 - E5 D5 - C5 A4 - F#4 - -'),
        ...run(80, 16, 0.5, 'E5 - G5 E5 - B4 - D5 E5 - G5 A5 - G5 E5 -'),
        ...run(84, 24, 0.5, 'C5 E5 - A5 - G5 E5 C5 D5 - F#5 A5 C6 - A5 -'),
        ...notes(78, [[32, 3, 'G4 B4 D5 A5']]),
      ],
    },
    {
      instrument: 'drums',
      volume: 92,
      room: 30,
      notes: [
        ...repeated(
          notes(66, [
            [0, 0.2, 'ride'],
            [1, 0.2, 'ride'],
            [1.67, 0.2, 'ride', 50],
          ]),
          2,
          16,
        ),
        ...repeated(notes(64, [[1, 0.2, 'rim'], [0, 0.2, 'kick', 74], [1.5, 0.2, 'kick', 56]]), 2, 16), // prettier-ignore
        ...notes(84, [[30, 0.2, 'snare'], [30.5, 0.2, 'snare'], [31, 0.2, 'tom'], [31.5, 0.2, 'floor'], [32, 2, 'crash', 74]]), // prettier-ignore
      ],
    },
  ],
}
