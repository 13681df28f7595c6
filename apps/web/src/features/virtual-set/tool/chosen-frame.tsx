import { personBox, type Box } from '../scene/geometry'
import { useSet, useTool } from './tool-context'

const CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right']

/**
 * A frame around the selected person, with corners to resize the person. A selected background has
 * no such frame, because it fills the whole picture.
 */
export function ChosenFrame() {
  const { shelf } = useTool().session
  const { scene, chosen } = useSet()
  const person = scene.people.find(({ id }) => id === chosen)
  const cut = person && shelf.cutOf(person)
  if (!cut) return null
  return (
    <div
      className="set-chosen"
      style={styleOf(personBox(person, cut.canvas.width / cut.canvas.height))}
      aria-hidden
    >
      {CORNERS.map((corner) => (
        <span key={corner} data-handle={corner} className="set-handle" />
      ))}
    </div>
  )
}

function styleOf({ x, y, width, height }: Box) {
  const percent = (part: number) => `${String(part * 100)}%`
  return {
    left: percent(x - width / 2),
    top: percent(y - height / 2),
    width: percent(width),
    height: percent(height),
  }
}
