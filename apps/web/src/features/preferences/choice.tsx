interface Props {
  name: 'locale' | 'country'
  label: string
  current: string
  options: { value: string; text: string; lang?: string }[]
}

/** One button for each option. The current one is marked for screen readers. */
export function Choice({ name, label, current, options }: Props) {
  return (
    <fieldset className="flex flex-wrap items-baseline gap-x-1 gap-y-2 max-sm:-mx-2.5">
      <legend className="text-pencil max-sm:px-2.5 sm:float-start sm:me-4">{label}</legend>
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
