/**
 * The scene is a coast road at dusk. It is drawn as construction lines and as a lit picture with
 * the same outlines. This is the y coordinate of the horizon.
 */
const HORIZON = 372
/** The x coordinate of the vanishing point on the horizon. */
const VANISHING = 930
const SUN = { x: 968, y: 300, radius: 112 }

const HILLS = `M560 ${HORIZON}L640 330L700 346L786 268L862 342L930 300L1010 338L1088 232L1168 306L1240 262V${HORIZON}Z`
const ROAD = `M${VANISHING - 6} ${HORIZON}L640 640H1330L${VANISHING + 8} ${HORIZON}Z`

/** Lamp posts, which become larger from the horizon to the front. */
const POSTS = [0.08, 0.17, 0.32, 0.58, 1].map((near) => {
  const x = VANISHING + 14 + near * 250
  const foot = HORIZON + near * 200
  const top = foot - 60 - near * 330
  return `M${x} ${foot}V${top}h${-8 - near * 60}`
})

/** Perspective lines to the vanishing point. */
const RULED = [-40, 150, 330, 500, 660, 800].map((x) => `M${x} 640L${VANISHING} ${HORIZON}`)

const MIDDLE = `M${VANISHING} ${HORIZON + 8}L978 640`

export const SCENE = {
  paints: `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#10233a"/><stop offset=".55" stop-color="#2b7686"/><stop offset="1" stop-color="#f4bf78"/></linearGradient>
<linearGradient id="ground" x2="0" y2="1"><stop stop-color="#2a4a50"/><stop offset="1" stop-color="#0c1a1f"/></linearGradient>`,
  pencil: [
    `<path d="M0 ${HORIZON}H1200"/>`,
    `<circle cx="${SUN.x}" cy="${SUN.y}" r="${SUN.radius}"/>`,
    `<circle cx="${SUN.x}" cy="${SUN.y}" r="${SUN.radius + 9}" stroke-width="1"/>`,
    `<path d="M${SUN.x - 190} ${SUN.y}H1200M${SUN.x} ${SUN.y - 190}V${SUN.y + 190}" stroke-width="1"/>`,
    `<path d="${HILLS}"/>`,
    `<path d="M0 210H1200M0 420H1200M400 0V630M800 0V630" stroke-width="1" stroke-dasharray="2 10"/>`,
    `<path d="${RULED.join('')}" stroke-width="1.4"/>`,
    `<path d="${ROAD}" stroke-width="3"/>`,
    `<path d="${MIDDLE}" stroke-dasharray="26 20" stroke-width="3"/>`,
  ].join(''),
  final: [
    `<rect width="1200" height="${HORIZON}" fill="url(#sky)"/>`,
    `<circle cx="${SUN.x}" cy="${SUN.y}" r="${SUN.radius}" fill="#ffe9c4"/>`,
    `<path d="${HILLS}" fill="#15333d"/>`,
    `<rect y="${HORIZON}" width="1200" height="270" fill="url(#ground)"/>`,
    `<path d="${ROAD}" fill="#11161b"/>`,
    `<path d="${MIDDLE}" stroke="#f4bf78" stroke-width="5" stroke-dasharray="26 20"/>`,
    `<path d="${POSTS.join('')}" fill="none" stroke="#0b1116" stroke-width="5"/>`,
  ].join(''),
}
