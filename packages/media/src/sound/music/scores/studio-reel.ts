import { notes, repeated, run, type Score } from '../score'

/**
 * Music with a cut every four beats, on a synthetic bass in E minor. The last bar is for the
 * closing picture.
 */
const roots = ['E2', 'E2', 'C2', 'D2', 'E2', 'E2', 'C2', 'D2', 'A2', 'B2']
const pulse = (root: string) => `${root} - ${root} ${root} - ${root} ${root} -`

export const studioReel: Score = {
  tempo: 120,
  beats: 44,
  parts: [
    {
      instrument: 38,
      volume: 104,
      room: 20,
      notes: roots.flatMap((root, bar) => run(bar < 2 ? 76 : 98, bar * 4, 0.5, pulse(root))),
    },
    {
      instrument: 90,
      volume: 74,
      room: 80,
      notes: notes(78, [
        [0, 8, 'E3 B3 G4'], [8, 4, 'E3 C4 G4'], [12, 4, 'F#3 D4 A4'],
        [16, 8, 'E3 B3 G4'], [24, 4, 'E3 C4 G4'], [28, 4, 'F#3 D4 A4'],
        [32, 4, 'E3 C4 A4'], [36, 4, 'F#3 D#4 B4'], [40, 3, 'E3 B3 G#4'],
      ]), // prettier-ignore
    },
    {
      instrument: 81,
      volume: 70,
      pan: 76,
      room: 70,
      notes: [
        ...run(72, 16, 0.5, 'B4 - G4 - E4 - G4 B4 D5 - B4 - G4 - - -'),
        ...run(76, 24, 0.5, 'C5 - G4 - E4 - C5 - D5 - A4 - F#4 - A4 -'),
        ...run(84, 32, 0.5, 'E5 - C5 - A4 - C5 E5 F#5 - D#5 - B4 - D#5 F#5'),
      ],
    },
    {
      instrument: 11,
      volume: 72,
      pan: 46,
      room: 80,
      notes: repeated(run(60, 0, 0.25, 'E5 B4 G4 B4 E5 B4 G4 B4 E5 B4 G4 B4 E5 B4 G4 B4'), 4, 8).map((one) => ({ ...one, at: one.at + 8 })), // prettier-ignore
    },
    {
      instrument: 'drums',
      volume: 108,
      room: 24,
      notes: [
        ...repeated(
          notes(70, [
            [0, 0.2, 'closed'],
            [0.5, 0.2, 'closed', 48],
          ]),
          1,
          40,
        ),
        ...repeated(notes(104, [[0, 0.2, 'kick'], [1, 0.2, 'snare'], [1.5, 0.2, 'kick', 80]]), 2, 18).map((one) => ({ ...one, at: one.at + 4 })), // prettier-ignore
        ...repeated(notes(88, [[0, 0.2, 'clap']]), 4, 6).map((one) => ({ ...one, at: one.at + 19 })), // prettier-ignore
        ...run(96, 38, 0.25, 'snare snare tom tom floor floor snare snare'),
        ...notes(100, [
          [16, 2, 'crash'],
          [32, 2, 'crash'],
          [40, 3, 'crash'],
          [40, 0.2, 'kick'],
        ]),
      ],
    },
  ],
}
