import { INQUIRY_PLACE } from '@studio/shared/inquiry/inquiry-link'
import { publicPath } from '@studio/shared/paths'
import { Section, SectionHeading, Split } from '@/components/ui/section'
import { SiteForm } from './site-form'
import type { BlockProps } from '@/lib/block-context'

/** A form beside a text by an editor. */
export function FormBlock({ block, context }: BlockProps<'form'>) {
  const { id, anchor, heading, intro, form, projectType } = block
  const { country, locale, contact, path } = context
  const from = publicPath(locale, path)
  return (
    <Section id={anchor}>
      {form === 'contact' && <span id={INQUIRY_PLACE} />}
      <Split aside={<SectionHeading heading={heading} intro={intro} />}>
        <SiteForm
          {...{ form, country, locale, contact, from }}
          id={`form-${id}`}
          draftName={`form ${form}`}
          hidden={form === 'inquiry' ? { page: from } : {}}
          values={projectType ? { project_type: projectType } : {}}
        />
      </Split>
    </Section>
  )
}
