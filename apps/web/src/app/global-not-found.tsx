import { DEFAULT_LOCALE } from '@studio/shared/locales'
import messages from '@/messages/en.json'

/** The page for addresses outside of all pages, such as missing files. */
export default function GlobalNotFound() {
  const { title, home } = messages.notFound
  return (
    <html lang={DEFAULT_LOCALE}>
      <head>
        <title>{title}</title>
      </head>
      <body data-page="not-found" style={{ fontFamily: 'sans-serif', margin: '15vh 8vw' }}>
        <h1>{title}</h1>
        <p>
          {/* oxlint-disable-next-line nextjs/no-html-link-for-pages -- this page is outside the router */}
          <a href="/">{home}</a>
        </p>
      </body>
    </html>
  )
}
