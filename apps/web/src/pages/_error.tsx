import type { NextPageContext } from 'next'
import { UnavailablePage, type UnavailableProps } from '@/features/unavailable/unavailable-page'
import { readUnavailableProps } from '@/features/unavailable/read-unavailable-props'

/**
 * What a visitor sees when a page was never made and the CMS does not answer.
 * An error while a page is made leads here, out of the app folder.
 */
export default function ErrorPage(props: UnavailableProps) {
  return <UnavailablePage {...props} />
}

ErrorPage.getInitialProps = (context: NextPageContext): Promise<UnavailableProps> =>
  readUnavailableProps(context)

/** The page keeps itself alive with a few lines of its own. */
export const config = { unstable_runtimeJS: false }
