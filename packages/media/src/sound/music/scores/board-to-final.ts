import { notes, repeated, run, type Score } from '../score'

/**
 * In four shots of eight beats each the music grows from a single piano to the whole orchestra.
 * Three pictures of two beats each follow, and then the closing picture, for which the effects have
 * four notes.
 */
const figures = [
  'D4 F4 A4 F4 D4 F4 A4 F4 D4 F4 Bb4 F4 D4 F4 Bb4 F4',
  'C4 F4 A4 F4 C4 F4 A4 F4 C4 E4 G4 E4 C4 E4 G4 E4',
  'D4 G4 Bb4 G4 D4 G4 Bb4 G4 C#4 E4 A4 E4 C#4 E4 A4 E4',
  'D4 F4 Bb4 F4 D4 F4 Bb4 F4 E4 G4 C5 G4 E4 G4 C5 G4',
]

const swell = (beat: number, chord: string, bass: string) => [
  ...notes(58, [[3.5, 1.5, chord]], beat),
  ...notes(84, [[5, 3, chord]], beat),
  ...notes(84, [[5, 3, bass]], beat),
]

export const boardToFinal: Score = {
  tempo: 80,
  beats: 40,
  parts: [
    {
      instrument: 0,
      volume: 96,
      pan: 56,
      room: 70,
      notes: [
        ...figures.flatMap((figure, i) => run(52 + i * 7, i * 8, 0.5, figure)),
        ...run(84, 32, 0.5, 'D4 F4 Bb4 F4 E4 G4 C5 G4 F#4 A4 D5 A4'),
        ...notes(70, [[38, 2, 'D3 A3 D4 F#4']]),
        ...notes(62, [[0, 4, 'D3'], [4, 4, 'Bb2'], [8, 4, 'F3'], [12, 4, 'C3'], [16, 4, 'G2'], [20, 4, 'A2'], [24, 4, 'Bb2'], [28, 4, 'C3'], [32, 2, 'Bb2'], [34, 2, 'C3'], [36, 2, 'D3']]), // prettier-ignore
      ],
    },
    {
      instrument: 48,
      volume: 86,
      room: 90,
      notes: [
        ...swell(0, 'Bb3 D4 F4', 'Bb2'),
        ...swell(8, 'G3 C4 E4', 'C3'),
        ...swell(16, 'A3 C#4 E4', 'A2'),
        ...swell(24, 'G3 C4 E4 G4', 'C3'),
        ...notes(96, [[32, 2, 'Bb3 D4 F4 Bb4'], [34, 2, 'C4 E4 G4 C5'], [36, 2.6, 'A3 D4 F#4 D5']]), // prettier-ignore
      ],
    },
    {
      instrument: 42,
      volume: 92,
      pan: 74,
      room: 80,
      notes: notes(82, [
        [5, 1.5, 'F3'], [6.5, 1.5, 'D3'],
        [13, 1.5, 'G3'], [14.5, 1.5, 'E3'],
        [21, 1, 'E3'], [22, 2, 'C#3'],
        [29, 1.5, 'G3'], [30.5, 1.5, 'E3'],
        [32, 2, 'F3'], [34, 2, 'G3'], [36, 2.5, 'A3'],
      ]), // prettier-ignore
    },
    {
      instrument: 60,
      volume: 84,
      pan: 50,
      room: 90,
      notes: notes(92, [
        [21, 1.5, 'A3 E4'], [22.5, 1.5, 'A3 C#4'],
        [29, 1, 'G4'], [30, 2, 'E4'],
        [32, 2, 'D4 F4'], [34, 2, 'E4 G4'], [36, 2.6, 'F#4 A4'],
      ]), // prettier-ignore
    },
    {
      instrument: 116,
      volume: 100,
      room: 80,
      notes: [
        ...notes(88, [[5, 0.5, 'D2'], [6.5, 0.5, 'D2'], [13, 0.5, 'D2'], [14.5, 0.5, 'D2'], [15.5, 0.5, 'D2']]), // prettier-ignore
        ...repeated(notes(96, [[0, 0.5, 'D2'], [0.75, 0.25, 'D2'], [1.5, 0.5, 'D2']]), 2, 2).map((one) => ({ ...one, at: one.at + 20 })), // prettier-ignore
        ...repeated(notes(104, [[0, 0.5, 'D2'], [0.5, 0.25, 'G2'], [1, 0.5, 'D2'], [1.5, 0.25, 'G2']]), 2, 5).map((one) => ({ ...one, at: one.at + 28 })), // prettier-ignore
        ...notes(112, [[38, 1, 'D2']]),
      ],
    },
  ],
}
