import { Field, type ControlProps } from '@/components/ui/field'
import { Textarea, TextInput } from '@/components/ui/text-input'
import type { FieldDefinition } from '@/features/forms/definitions'

interface Props {
  id: string
  field: FieldDefinition
  label: string
  optionalWord: string
  value: string | undefined
}

/** A field with its label. After a refusal, it also shows its error. */
export function RequestField({ id, field, label, optionalWord, value }: Props) {
  const { name, kind, max, autoComplete, isRequired, isWide } = field
  const control = (given: ControlProps) => {
    const common = {
      ...given,
      name,
      defaultValue: value,
      autoComplete,
      maxLength: max,
      'aria-describedby': `${id}-word`,
    }
    if (kind === 'textarea') return <Textarea {...common} rows={3} />
    return <TextInput {...common} type={kind} />
  }
  return (
    <div className={isWide ? 'sm:col-span-2' : undefined}>
      <Field {...{ id, label, isRequired, optionalWord }}>{control}</Field>
      <div className="problem">
        <div data-error-for={name} id={`${id}-word`} />
      </div>
    </div>
  )
}
