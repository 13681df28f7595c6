import { toLocale } from '@studio/shared/locales'
import { messagesFor } from '@/i18n/messages'

/** As the product's plan names them; each has a title and a text in the messages. */
export type AlertKind = 'error' | 'token_expired'

let shown: Promise<void> | null = null

/**
 * Resolves when the alert has been closed. Its code, its style and its words are
 * fetched only now; several failures at once are one alert.
 */
export function showAlert(kind: AlertKind): Promise<void> {
  shown ??= open(kind).finally(() => {
    shown = null
  })
  return shown
}

async function open(kind: AlertKind): Promise<void> {
  try {
    const [{ alerts }, { openAlert }] = await Promise.all([
      messagesFor(toLocale(document.documentElement.lang)),
      import('./open-alert'),
    ])
    await openAlert({
      title: alerts[`${kind}_alert_title`],
      text: alerts[`${kind}_alert_text`],
      ok: alerts.ok,
    })
  } catch (error) {
    // Without a connection there is no alert either: the form says the same.
    console.warn('An alert could not be shown.', error)
  }
}
