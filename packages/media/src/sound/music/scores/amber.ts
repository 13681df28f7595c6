import { notes, repeated, run, type Score } from '../score'

/** Slow music for a perfume, in six bars of A minor: electric piano and harp over a slow bass. */
export const amber: Score = {
  tempo: 96,
  beats: 24,
  parts: [
    {
      instrument: 4,
      volume: 96,
      pan: 56,
      room: 80,
      notes: notes(66, [
        [0, 4, 'A3 C4 E4 B4'], [4, 4, 'F3 A3 C4 E4'],
        [8, 4, 'D3 F3 A3 C4 E4'], [12, 4, 'E3 G#3 B3 D4'],
        [16, 4, 'F3 A3 C4 G4'], [20, 4, 'A3 C#4 E4 B4'],
      ]), // prettier-ignore
    },
    {
      instrument: 46,
      volume: 92,
      pan: 76,
      room: 90,
      notes: [
        ...run(58, 0, 0.5, 'A4 C5 E5 B5 E5 C5 B4 E5'),
        ...run(64, 4, 0.5, 'F4 A4 C5 E5 A5 E5 C5 A4'),
        ...run(72, 8, 0.25, 'D4 F4 A4 C5 E5 A5 C6 E6 C6 A5 E5 C5 A4 F4 A4 C5'),
        ...run(70, 12, 0.5, 'E4 G#4 B4 D5 E5 G#5 B5 E6'),
        ...run(66, 16, 0.5, 'F4 A4 C5 G5 C6 G5 C5 A4'),
      ],
    },
    {
      instrument: 32,
      volume: 108,
      room: 30,
      notes: notes(84, [
        [8, 1.4, 'D2'], [9.5, 0.5, 'D2'], [10.5, 1.4, 'A2'],
        [12, 1.4, 'E2'], [13.5, 0.5, 'E2'], [14.5, 1.4, 'G#2'],
        [16, 1.4, 'F2'], [17.5, 0.5, 'F2'], [18.5, 1.4, 'C3'], [20, 3.5, 'A2'],
      ]), // prettier-ignore
    },
    {
      instrument: 89,
      volume: 78,
      room: 100,
      notes: notes(70, [[4, 4, 'A3 E4'], [8, 4, 'D4 A4'], [12, 4, 'E4 B4'], [16, 4, 'C4 A4'], [20, 4, 'C#4 A4 E5']]), // prettier-ignore
    },
    {
      instrument: 'drums',
      volume: 84,
      room: 50,
      notes: repeated(notes(72, [[0, 0.2, 'kick'], [1, 0.2, 'rim', 60], [1.75, 0.2, 'kick', 52], [0.5, 0.2, 'shaker', 38], [1.5, 0.2, 'shaker', 38]]), 2, 6).map((one) => ({ ...one, at: one.at + 8 })), // prettier-ignore
    },
  ],
}
