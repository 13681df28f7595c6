/** A block's title and the sentence under it. */
export function SectionHeading({
  heading,
  intro,
}: {
  heading: string | null
  intro?: string | null
}) {
  if (!heading && !intro) return null
  return (
    <div className="max-w-[34rem]">
      {heading && <h2 className="title-2">{heading}</h2>}
      {intro && <p className="mt-4 text-pencil">{intro}</p>}
    </div>
  )
}
