import { directionOf, type Locale } from '@studio/shared/locales'
import { siteAddress } from '../site-address'

interface Words {
  title: string
  text: string
  link: string
}

const REFUSAL_WORDS: Record<Locale, Words> = {
  en: {
    title: 'This link has been used or is too old',
    text: 'A link into the studio works once and for one minute. Please log in again.',
    link: 'Log in',
  },
  ar: {
    title: 'هذا الرابط مستخدَم أو انتهت صلاحيته',
    text: 'يعمل رابط الدخول إلى الاستوديو مرة واحدة ولمدة دقيقة. يُرجى تسجيل الدخول من جديد.',
    link: 'تسجيل الدخول',
  },
  de: {
    title: 'Dieser Link ist verbraucht oder zu alt',
    text: 'Ein Link ins Studio gilt einmal und eine Minute lang. Bitte melden Sie sich noch einmal an.',
    link: 'Anmelden',
  },
}

const STYLE = `body{font:1.125rem/1.5 system-ui,sans-serif;margin:0;min-height:100svh;display:grid;place-content:center;padding:1.5rem;background:#fff;color:#14151a}
main{max-width:34rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}
a{display:inline-block;min-height:2.75rem;line-height:2.75rem;padding-inline:1.25rem;background:#14151a;color:#fff;text-decoration:none}
a:focus-visible{outline:3px solid #2f5bea;outline-offset:3px}
@media(prefers-color-scheme:dark){body{background:#14151a;color:#fff}a{background:#fff;color:#14151a}}`

/** `security-headers.ts` adds the page's content security policy. */
const HEADERS = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }

/** The page is the same for every invalid key, so that it does not reveal the reason. */
export function refusalPage(locale: Locale): Response {
  const { title, text, link } = REFUSAL_WORDS[locale]
  const html = `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${siteAddress(locale, 'login')}">${link}</a></p></main></body>
</html>`
  return new Response(html, { status: 403, headers: HEADERS })
}
