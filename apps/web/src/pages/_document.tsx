import Document, { Head, Html, Main, type DocumentContext, type DocumentInitialProps } from 'next/document'
import { directionOf, type Locale } from '@studio/shared/locales'
import { requestLocale } from '@/features/unavailable/request-locale'

interface Props extends DocumentInitialProps {
  locale: Locale
}

/** Around the error page only; every other page is in the app folder. No scripts: it needs none. */
export default class ErrorDocument extends Document<Props> {
  static override async getInitialProps(context: DocumentContext): Promise<Props> {
    const initial = await Document.getInitialProps(context)
    return { ...initial, locale: requestLocale(context.req?.url) }
  }

  override render() {
    const { locale } = this.props
    return (
      <Html lang={locale} dir={directionOf(locale)}>
        <Head />
        <body>
          <Main />
        </body>
      </Html>
    )
  }
}
