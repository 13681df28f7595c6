import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

interface Props<Values extends FieldValues, Sent extends FieldValues> {
  form: UseFormReturn<Values, unknown, Sent>
  name: Path<Values>
}

/** Out of sight and out of reach for people; programs fill in whatever there is. */
export function Honeypot<Values extends FieldValues, Sent extends FieldValues>({
  form,
  name,
}: Props<Values, Sent>) {
  return (
    <div className="sr-only" aria-hidden>
      <input type="text" tabIndex={-1} autoComplete="off" {...form.register(name)} />
    </div>
  )
}
