import { toLocale } from '@studio/shared/locales'
import { messagesFor } from '@/i18n/messages'

/**
 * The kinds of alerts, by their names in the product's plan. The messages have a title and a text
 * for each.
 */
export type AlertKind = 'error' | 'token_expired'

let shown: Promise<void> | null = null

/**
 * Shows an alert and resolves when it has been closed. Its code, styles and messages are loaded on
 * the first call. Several failures at the same time show one alert.
 * @param isKept whether the alert adds that no written text is lost
 */
export function showAlert(kind: AlertKind, isKept = false): Promise<void> {
  shown ??= open(kind, isKept).finally(() => {
    shown = null
  })
  return shown
}

async function open(kind: AlertKind, isKept: boolean): Promise<void> {
  try {
    const [{ alerts }, { openAlert }] = await Promise.all([
      messagesFor(toLocale(document.documentElement.lang)),
      import('./open-alert'),
    ])
    await openAlert({
      title: alerts[`${kind}_alert_title`],
      text: [alerts[`${kind}_alert_text`], ...(isKept ? [alerts.kept_alert_text] : [])].join(' '),
      ok: alerts.ok,
    })
  } catch (error) {
    // Without a connection the alert cannot load, and the form shows the error itself.
    console.warn('An alert could not be shown.', error)
  }
}
