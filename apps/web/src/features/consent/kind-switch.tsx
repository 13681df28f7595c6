import type { Kind } from '@/lib/consent-choice'

interface Props {
  kind: Kind
  name: string
  text: string
  isAllowed: boolean
}

export function KindSwitch({ kind, name, text, isAllowed }: Props) {
  const id = `privacy-${kind}`
  return (
    <div className="border-b border-rule py-3">
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          id={id}
          name="kind"
          value={kind}
          className="tick"
          defaultChecked={isAllowed}
          aria-describedby={`${id}-text`}
        />
        {name}
      </label>
      <p id={`${id}-text`} className="ps-9 text-(length:--text-small) text-pencil">
        {text}
      </p>
    </div>
  )
}
