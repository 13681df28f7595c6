interface Props {
  id: string
  label: string
  /** From 0 to 1. Undefined while the progress is unknown. */
  share?: number
  /** The text beside the label, such as a percentage or a timecode. */
  reading?: string
}

export function Progress({ id, label, share, reading }: Props) {
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {reading && (
          <span className="slate text-pencil">
            <bdi>{reading}</bdi>
          </span>
        )}
      </p>
      <progress
        id={id}
        className="timeline"
        max={1}
        {...(share === undefined ? {} : { value: share })}
      />
    </div>
  )
}
