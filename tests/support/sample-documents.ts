/** Rich text with one paragraph as the editor stores it. */
export function sampleBody(text: string): object {
  const base = { direction: null, format: '', indent: 0, version: 1 }
  const words = { type: 'text', text, format: 0, detail: 0, mode: 'normal', style: '', version: 1 }
  const paragraph = { ...base, type: 'paragraph', textFormat: 0, textStyle: '', children: [words] }
  return { root: { ...base, type: 'root', children: [paragraph] } }
}
