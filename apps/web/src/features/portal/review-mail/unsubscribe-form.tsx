import type { Locale } from '@studio/shared/locales'
import { Button } from '@/components/ui/button'
import type { Messages } from '@/i18n/messages'
import { Notice } from '@/features/account/forms/notice'
import { LOCALE_FIELD, ONE_CLICK } from './receive-unsubscription'

interface Props {
  link: string
  locale: Locale
  words: Pick<Messages['account']['unsubscribe'], 'submit' | 'failed'>
  hasFailed: boolean
}

/** A form with one button, for use without scripts and without a login. */
export function UnsubscribeForm({ link, locale, words, hasFailed }: Props) {
  return (
    <form
      method="post"
      action={`/api/unsubscribe/${encodeURIComponent(link)}`}
      className="grid justify-items-start gap-6"
    >
      {hasFailed && (
        <div role="alert">
          <Notice isBad>{words.failed}</Notice>
        </div>
      )}
      <input type="hidden" {...ONE_CLICK} />
      <input type="hidden" name={LOCALE_FIELD} value={locale} />
      <Button type="submit">{words.submit}</Button>
    </form>
  )
}
