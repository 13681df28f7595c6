import 'server-only'
import { createHash } from 'node:crypto'
import { directionOf, type Locale } from '@studio/shared/locales'
import { publicPath } from '@studio/shared/paths'
import { translator } from '@/i18n/translator'

export type Refusal = 'ended' | 'gone' | 'unavailable'

const STYLE = `body{font:1.125rem/1.5 system-ui,sans-serif;margin:0;min-height:100svh;display:grid;place-content:center;padding:1.5rem;background:#fff;color:#14151a}
main{max-width:36rem}h1{line-height:1.2}a{color:inherit;display:inline-block;padding-block:.75rem}
@media(prefers-color-scheme:dark){body{background:#14151a;color:#fff}}`

const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

/**
 * Makes a standalone page, because the link may be opened without the site's styles.
 * @param frameAncestor the origin that may frame the page
 */
export function previewNotice(
  locale: Locale,
  refusal: Refusal,
  frameAncestor = "'none'",
): { html: string; policy: string } {
  const t = translator(locale, 'preview')
  const title = t(`refusals.${refusal}.title`)
  const html = `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${t(`refusals.${refusal}.text`)}</p><p><a href="${publicPath(locale, '')}">${t('home')}</a></p></main></body>
</html>`
  return {
    html,
    policy: `default-src 'none'; style-src ${STYLE_SOURCE}; base-uri 'none'; frame-ancestors ${frameAncestor}`,
  }
}
