import type { SecondStep } from '@studio/shared/api/account'
import type { Locale } from '@studio/shared/locales'
import { publicPath, readPublicPath } from '@studio/shared/paths'
import { ACCOUNT_PATHS } from '@studio/shared/routes/account'
import { pathOf } from '@studio/shared/routes/manifest'
import { TextLink } from '@/components/ui/text-link'
import { messagesFor } from '@/i18n/messages'
import { errorText } from '../forms/error-text'
import { formWords } from '../forms/form-words'
import { Notice } from '../forms/notice'
import { problemOf } from '../problem-of'
import { CodeForm } from './code-form'
import { PasskeyButton } from './passkey-button'

interface Props {
  locale: Locale
  methods: SecondStep['methods']
  /** The page to open after the login, as a path of this site. */
  target: string
  /** Code of the previous attempt's error. */
  problem: string | string[] | undefined
}

/** All methods of the second step; codes work without scripts. */
export async function SecondStepPanel({ locale, methods, target, problem }: Props) {
  const [words, { account }] = await Promise.all([formWords(locale), messagesFor(locale)])
  const own = account.secondStep
  const code = typeof problem === 'string' ? problem : undefined
  const isField = code !== undefined && Object.hasOwn(words.errors, code)
  const hasApp = methods.includes('app')
  const form = { locale, asked: readPublicPath(target).path }
  const error = isField ? errorText(words.errors, code) : undefined
  const recovery = { label: words.labels.recoveryCode, help: own.recoveryHelp, submit: own.submit }
  return (
    <div className="grid gap-8">
      {code && !isField && (
        <div role="alert">
          <Notice isBad>{words.problems[spoken(code)]}</Notice>
        </div>
      )}
      {methods.includes('passkey') && (
        <PasskeyButton words={words} label={own.passkey} target={target} isSecondStep />
      )}
      {hasApp && (
        <CodeForm
          {...form}
          kind="app"
          words={{ label: words.labels.code, help: own.codeHelp, submit: own.submit }}
          error={error}
        />
      )}
      <details className="border-t border-rule pt-4" open={!hasApp && error !== undefined}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
          {own.recovery}
        </summary>
        <div className="mt-4 grid gap-6">
          <CodeForm {...form} kind="recovery" words={recovery} error={hasApp ? undefined : error} />
          <p className="text-small text-pencil">
            <a href={publicPath(locale, pathOf('contact'))} className="font-semibold text-accent">
              {own.lost}
            </a>
          </p>
        </div>
      </details>
      <p>
        <TextLink href={publicPath(locale, ACCOUNT_PATHS.login)}>{own.back}</TextLink>
      </p>
    </div>
  )
}

function spoken(code: string) {
  return problemOf({ status: 400, code, fields: {} }, []) ?? 'other'
}
