import { publicPath } from '@studio/shared/paths'
import { PageLink } from '@/components/ui/page-link'
import { TextLink } from '@/components/ui/text-link'
import { SECTIONS, THEME_PATHS, type GuideContext, type GuideTheme } from './guide-context'
import { translator } from '@/i18n/translator'

const THEMES: GuideTheme[] = ['paper', 'ink']

export function GuideHeader({ context: { locale, theme } }: { context: GuideContext }) {
  const t = translator(locale, 'styleGuide')
  return (
    <header className="pt-6 pb-12 lg:pb-16">
      <TextLink kind="onward" href={publicPath(locale, '')}>
        {t('home')}
      </TextLink>
      <div className="mt-10 grid items-end gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-8">
          <h1 className="title-1">{t('title')}</h1>
          <p className="lead mt-6 max-w-[34rem] text-pencil">{t('lead')}</p>
        </div>
        <nav aria-label={t('theme')} className="flex lg:col-span-4 lg:justify-end">
          {THEMES.map((name) => (
            <PageLink
              key={name}
              href={publicPath(locale, THEME_PATHS[name])}
              aria-current={name === theme ? 'page' : undefined}
              className={`${name === 'ink' ? 'on-ink' : 'on-paper'} grid min-h-16 w-36 content-end border border-rule border-b-4 p-3 font-semibold no-underline hover:border-b-fg aria-[current]:border-b-signal`}
            >
              {t(`themes.${name}`)}
            </PageLink>
          ))}
        </nav>
      </div>
      <nav aria-label={t('contents')} className="mt-12">
        <ol className="gap-x-10 sm:columns-2 lg:columns-3">
          {SECTIONS.map((name, index) => (
            <li key={name} className="break-inside-avoid">
              <a
                href={`#${name}`}
                className="flex min-h-11 items-center gap-4 border-t border-rule py-2 no-underline hover:text-accent"
              >
                <span className="slate text-pencil" aria-hidden>
                  {String(index + 1).padStart(2, '0')}
                </span>
                {t(`sections.${name}`)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </header>
  )
}
