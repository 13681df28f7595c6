export function Skeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden>
        <div className="blank aspect-video" />
        <div className="blank mt-4 h-6 w-3/4" />
        <div className="blank mt-3 h-4 w-1/2" />
      </div>
    </div>
  )
}
