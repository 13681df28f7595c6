/** One number and what it counts; stands in a `dl`. */
export function Stat({ value, label }: { value: string; label: string }) {
  return (
    <div className="stat flex flex-col-reverse justify-end border-t-2 border-fg pt-4">
      <dt className="mt-2 max-w-[16rem] leading-snug">{label}</dt>
      <dd className="title-2 tabular-nums">
        <bdi>{value}</bdi>
      </dd>
    </div>
  )
}
