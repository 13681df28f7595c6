import type { DemoVersion } from '@/features/review/demo/demo-versions'

const STAGES = ['board', 'animatic', 'previz', 'final'] as const

/** @returns the stages of the shot “waterfront”, whose folder the page serves */
export function demoStages(names: Record<(typeof STAGES)[number], string>): DemoVersion[] {
  return STAGES.map((stage) => ({
    stage,
    name: names[stage],
    media: {
      src: `/library/waterfront/${stage}.webp`,
      alt: '',
      width: 1280,
      height: 720,
      mimeType: 'image/webp',
      focalPoint: { x: 50, y: 50 },
      dominantColor: null,
      clip: {
        title: null,
        src: `/library/waterfront/${stage}.mp4`,
        mimeType: 'video/mp4',
        av1Src: `/library/waterfront/${stage}.webm`,
        duration: 6,
        sound: null,
      },
    },
  }))
}
