import type { Locale } from '@studio/shared/locales'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { Textarea, TextInput } from '@/components/ui/text-input'
import { translator } from '@/i18n/translator'

interface Props {
  locale: Locale
  stages: { value: string; text: string }[]
}

const ADDRESS = { type: 'email', dir: 'ltr', defaultValue: 'lina@' } as const

export function FieldStates({ locale, stages }: Props) {
  const t = translator(locale, 'styleGuide')
  const ui = translator(locale, 'ui')
  return (
    <>
      <Field id="name" label={t('name')} isRequired>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </Field>
      <Field id="name-focus" label={`${t('name')} · ${t('states.focus')}`}>
        {(control) => <TextInput {...control} defaultValue={t('nameSample')} data-shown="focus" />}
      </Field>
      <Field id="email" label={t('email')} help={t('emailHelp')} optionalWord={ui('optional')}>
        {(control) => <TextInput {...control} type="email" dir="ltr" autoComplete="off" />}
      </Field>
      <Field
        id="email-wrong"
        label={`${t('email')} · ${t('states.error')}`}
        help={t('emailHelp')}
        error={t('emailError')}
      >
        {(control) => <TextInput {...control} {...ADDRESS} />}
      </Field>
      <Field id="brief" label={t('brief')}>
        {(control) => <Textarea {...control} defaultValue={t('briefSample')} />}
      </Field>
      <Field id="brief-off" label={`${t('brief')} · ${t('states.disabled')}`}>
        {(control) => <Textarea {...control} disabled />}
      </Field>
      <Field id="stage" label={t('stage')}>
        {(control) => <Select {...control} options={stages} prompt={t('stagePrompt')} />}
      </Field>
      <Field id="stage-off" label={`${t('stage')} · ${t('states.disabled')}`}>
        {(control) => <Select {...control} options={stages} defaultValue="previz" disabled />}
      </Field>
    </>
  )
}
