import 'server-only'
import { directionOf, type Locale } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'
import { ACCOUNT_PATHS } from '@studio/shared/routes/account'
import { SECOND_STEP } from './provider-outcome'
import { translator } from '@/i18n/translator'

/** The result for the opener. The session's cookies are already set. */
export type Outcome =
  { entered: true } | { entered: false; code: string; fields?: Record<string, string> }

/** The page that follows if the window could not be closed. */
const NEXT = {
  entered: ACCOUNT_PATHS.portal,
  secondStep: ACCOUNT_PATHS.secondStep,
  failed: ACCOUNT_PATHS.login,
} as const

const STYLE = `body{font:1.125rem/1.5 system-ui,sans-serif;margin:0;min-height:100svh;display:grid;place-content:center;padding:1.5rem;background:#fff;color:#14151a;text-align:center}
a{color:inherit;display:inline-block;padding:.75rem;min-height:1.25rem}
@media(prefers-color-scheme:dark){body{background:#14151a;color:#fff}}`

/**
 * @returns the page of the login window. It contains only codes of outcomes and nothing of the
 * provider's response, which could be forged
 */
export function windowPage(locale: Locale, outcome: Outcome, nonce: string): string {
  const t = translator(locale, 'oauthWindow')
  const kind = outcome.entered ? 'entered' : outcome.code === SECOND_STEP ? SECOND_STEP : 'failed'
  const title = t(kind)
  const next = publicPath(locale, NEXT[kind])
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${title}</h1><p><a href="${next}">${t('goOn')}</a></p></main>
<script nonce="${nonce}">${tellOpener(outcome)}</script></body>
</html>`
}

/**
 * Reports the outcome by a BroadcastChannel, because providers may cut the connection between a
 * window and its opener.
 */
function tellOpener(outcome: Outcome): string {
  const message = JSON.stringify(outcome).replaceAll('<', '\\u003c')
  return `const outcome=${message};
if(window.opener)window.opener.postMessage(outcome,location.origin);
new BroadcastChannel('oauth').postMessage(outcome);
window.close();`
}
