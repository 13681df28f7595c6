import { PICTURE } from './picture-plan'
import { SCENE } from './backdrop-scene'

type Surface = 'ink' | 'paper'

const GROUND: Record<Surface, { fill: string; pencil: string; guide: string; strength: number }> = {
  ink: { fill: '#0e0f13', pencil: '#a4dded', guide: '#f6f3ec', strength: 0.34 },
  paper: { fill: '#f6f3ec', pencil: '#5fb3cc', guide: '#0e0f13', strength: 0.5 },
}

/** The x coordinate at which the drawing ends and the finished picture begins. */
const CUT = 968

/**
 * Draws the default background: a shot that is still a drawing on one side and a finished picture
 * on the other.
 */
export function backdrop(surface: Surface, isMirrored: boolean): Buffer {
  const { width, height } = PICTURE
  const { fill, pencil, guide, strength } = GROUND[surface]
  const turn = isMirrored ? ` transform="translate(${width} 0) scale(-1 1)"` : ''
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
<clipPath id="drawn"><rect width="${CUT}" height="${height}"/></clipPath>
<clipPath id="final"><rect x="${CUT}" width="${width - CUT}" height="${height}"/></clipPath>
${SCENE.paints}
</defs>
<rect width="${width}" height="${height}" fill="${fill}"/>
<g${turn}>
<g clip-path="url(#drawn)" fill="none" stroke="${pencil}" stroke-width="2" stroke-linecap="round" opacity="${strength}">${SCENE.pencil}</g>
<g clip-path="url(#final)">${SCENE.final}</g>
<rect x="${CUT - 3}" width="6" height="${height}" fill="#00b140"/>
</g>
${cropMarks(guide)}
</svg>`)
}

/** Draws the corner marks of the frame. */
export function cropMarks(color: string): string {
  const { width, height } = PICTURE
  const [near, arm] = [26, 24]
  const corners = [
    `M${near} ${near + arm}V${near}h${arm}`,
    `M${width - near - arm} ${near}h${arm}v${arm}`,
    `M${near} ${height - near - arm}v${arm}h${arm}`,
    `M${width - near - arm} ${height - near}h${arm}v${-arm}`,
  ]
  return `<path d="${corners.join('')}" fill="none" stroke="${color}" stroke-width="3" opacity=".7"/>`
}
