import { COUNTRY_FACTS } from '@studio/shared/countries'
import type { Job } from '@studio/shared/contracts/subjects/job'
import { translator } from '@/i18n/translator'
import type { BlockContext } from '@/lib/block-context'
import { buttonVariants } from '@/components/ui/button'
import { RichText } from '@/components/ui/rich-text'
import { Section, Split } from '@/components/ui/section'
import { fileFacts } from './file-facts'

interface Props {
  test: NonNullable<Job['test']>
  context: BlockContext
}

/** The second step of an application: instructions, and a file with the material. */
export function JobTest({ test: { body, file }, context }: Props) {
  if (!file) return null
  const t = translator(context.locale, 'jobs')
  const format = COUNTRY_FACTS[context.country].formats[context.locale]
  return (
    <Section id="test">
      <Split aside={<h2 className="title-2">{t('testTitle')}</h2>}>
        <div className="grid justify-items-start gap-8">
          <RichText content={body} context={context} />
          <div className="grid gap-3 border-s-4 border-signal ps-5">
            <p>
              <a
                href={file.href}
                download={file.name}
                className={buttonVariants({ emphasis: 'primary' })}
              >
                {t('download')}
              </a>
            </p>
            <p className="slate text-pencil">
              <bdi dir="ltr">{file.name}</bdi>
              <span className="ms-3">
                <bdi>{fileFacts(file, format)}</bdi>
              </span>
            </p>
          </div>
        </div>
      </Split>
    </Section>
  )
}
