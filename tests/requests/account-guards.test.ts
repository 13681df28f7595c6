import { expect, test } from 'vitest'
import { publicPath } from '../../packages/shared/src/paths'
import { pathsGuardedBy } from '../../packages/shared/src/routes/account'
import { LANGUAGES } from '../support/account-words'
import { stackUnderTest } from '../support/stack-under-test'
import { visit } from '../support/visit'

const web = (path: string) => stackUnderTest().webUrl + path

test('auth: anonymous visitors are redirected to the login with a return address', async () => {
  for (const { locale } of LANGUAGES) {
    for (const path of pathsGuardedBy('auth')) {
      const { status, headers } = await visit(web(publicPath(locale, path)))
      const back = new URLSearchParams({ return: path }).toString()
      expect([status, headers.get('location')]).toEqual([
        307,
        `${publicPath(locale, 'login')}?${back}`,
      ])
    }
  }
})
