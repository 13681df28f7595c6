/** Action and title safe areas in percent of width and height (SMPTE ST 2046-1). */
const AREAS = [93, 90]

export function SafeAreas() {
  return (
    <svg className="player-safe" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      {AREAS.map((size) => (
        <rect key={size} x={(100 - size) / 2} y={(100 - size) / 2} width={size} height={size} />
      ))}
      <path d="M50 47v6M48 50h4" />
    </svg>
  )
}
