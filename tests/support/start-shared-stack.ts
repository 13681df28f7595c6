import { CLIENT, startOauthServer } from '../../apps/cms/src/test-support/oauth-server'
import { PROVIDER_NAME } from './account-words'
import { isStackUnderTest, writeStackUnderTest } from './stack-under-test'
import { createTemporaryFolder } from './temporary-folder'
import { startTestStack } from './test-stack'

/**
 * The tests of one run share a stack: it is started before the first and stopped after the last,
 * unless whoever runs them has started one already. They stand for its proxy, so that each test
 * comes from an address of its own.
 */
export default async function startSharedStack(): Promise<() => Promise<void>> {
  if (isStackUnderTest()) return () => Promise.resolve()
  const provider = await startOauthServer()
  const stack = await startTestStack({
    trustedProxies: '127.0.0.1,::1',
    extraEnv: {
      OAUTH_OIDC_NAME: PROVIDER_NAME,
      OAUTH_OIDC_ISSUER: provider.issuer,
      OAUTH_OIDC_CLIENT_ID: CLIENT.id,
      OAUTH_OIDC_CLIENT_SECRET: CLIENT.secret,
    },
  })
  const walk = await createTemporaryFolder('walk')
  writeStackUnderTest(stack, walk.path)
  return async () => {
    await stack.stop()
    await walk.remove()
    await provider.stop()
  }
}
