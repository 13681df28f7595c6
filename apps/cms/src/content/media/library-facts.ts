import type { Field } from 'payload'

export const STAGES = [
  { value: 'board', label: 'Storyboard' },
  { value: 'animatic', label: '2D animatic' },
  { value: 'previz', label: '3D previz' },
  { value: 'previz-wire', label: '3D previz with wires' },
  { value: 'photomatic', label: 'Photomatic' },
  { value: 'hybrid', label: 'Hybrid animatic' },
  { value: 'final', label: 'Final' },
  { value: 'sphere', label: '360°' },
]

/**
 * Fields for searching pictures and clips, and the shot to which the stages of one picture belong.
 */
export function libraryFacts(): Field[] {
  return [
    { name: 'title', type: 'text', localized: true, maxLength: 120 },
    {
      type: 'row',
      fields: [
        {
          name: 'shot',
          type: 'text',
          index: true,
          admin: { description: 'The same for all stages of one shot.' },
        },
        { name: 'stage', type: 'select', options: STAGES },
        { name: 'category', type: 'text' },
        {
          name: 'dominantColor',
          label: 'Dominant color',
          type: 'text',
          validate: (value: string | null | undefined) =>
            !value || /^#[0-9a-f]{6}$/i.test(value) || 'A color looks like #1f2a44.',
          admin: { description: 'Shown until the picture has loaded.' },
        },
      ],
    },
  ]
}
