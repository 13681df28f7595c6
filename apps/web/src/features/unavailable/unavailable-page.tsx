import Head from 'next/head'
import type { Messages } from '@/i18n/messages'
import { unavailableScript } from './unavailable-script'
import { UNAVAILABLE_STYLES } from './unavailable-styles'

export interface UnavailableProps {
  words: Messages['unavailable']
  homeHref: string
  retrySeconds: number
}

/** Stands on its own: no file of the site has to load for it. */
export function UnavailablePage({ words, homeHref, retrySeconds }: UnavailableProps) {
  return (
    <>
      <Head>
        <title>{words.title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <style dangerouslySetInnerHTML={{ __html: UNAVAILABLE_STYLES }} />
        <noscript>
          <meta httpEquiv="refresh" content={String(retrySeconds * 2)} />
        </noscript>
      </Head>
      <main>
        <div className="frame" aria-hidden="true">
          <i />
        </div>
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        <p className="actions">
          <a className="primary" href="">
            {words.retry}
          </a>
          <a href={homeHref}>{words.home}</a>
        </p>
        <p className="status" role="status" data-waiting={words.waiting} />
      </main>
      <script dangerouslySetInnerHTML={{ __html: unavailableScript(retrySeconds) }} />
    </>
  )
}
