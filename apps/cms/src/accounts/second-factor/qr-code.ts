import { generate } from 'lean-qr'
import { toSvgDataURL } from 'lean-qr/extras/svg'

/** Black on white whatever the page's colours are: cameras want it so. */
export function qrCode(text: string): string {
  return toSvgDataURL(generate(text), { on: 'black', off: 'white', pad: 4 })
}
