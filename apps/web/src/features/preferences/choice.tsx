interface Props {
  name: 'locale' | 'country'
  label: string
  current: string
  options: { value: string; text: string; lang?: string }[]
}

/** One button for each option. The current one is marked for screen readers. */
export function Choice({ name, label, current, options }: Props) {
  return (
    <fieldset className="flex flex-wrap items-baseline gap-x-1 gap-y-2">
      <legend className="float-start me-4 text-pencil">{label}</legend>
      {options.map(({ value, text, lang }) => (
        <button
          key={value}
          type="submit"
          name={name}
          value={value}
          lang={lang}
          aria-current={value === current ? 'true' : undefined}
          className="choice"
        >
          {text}
        </button>
      ))}
    </fieldset>
  )
}
