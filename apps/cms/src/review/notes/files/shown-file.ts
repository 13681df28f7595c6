/** Pictures of dots: they hold no script, whoever made them. All else is saved, not opened. */
const SHOWN = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

export function isShown(mimeType: string): boolean {
  return SHOWN.includes(mimeType)
}
