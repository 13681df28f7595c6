import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SAID_ALOUD } from '@/lib/read-error'
import ErrorPage from './error'

/** Renders the page before any messages are loaded. */
const show = (error: unknown) =>
  renderToStaticMarkup(<ErrorPage error={error} retry={() => undefined} />)

describe('other navigation or render error', () => {
  it('has the status code 500 and the default text where the error says nothing', () => {
    const page = show(new Error('connect ECONNREFUSED 10.0.0.7'))
    expect(page).toContain('>500<')
    expect(page).toContain('>An error occurred while rendering the page.<')
    expect(page).not.toContain('ECONNREFUSED')
  })

  it('has the status code and the message of an error that says them', () => {
    const page = show({ statusCode: 503, digest: `${SAID_ALOUD}Unknown middleware check-slug` })
    expect(page).toContain('>503<')
    expect(page).toContain('>Unknown middleware check-slug<')
  })
})
