import { CLIENT, startOauthServer } from '../../apps/cms/src/test-support/oauth-server'
import { PROVIDER_NAME } from './account-words'
import { isStackUnderTest, writeRunningStack, writeStackUnderTest } from './stack-under-test'
import { createTemporaryFolder } from './temporary-folder'
import { startTestStack } from './test-stack'

/**
 * The tests of one run share a stack: it is started before the first and stopped after the last,
 * unless whoever runs them has started one already, or names in `WALK_WEB_URL` and the rest where
 * one runs. They stand for its proxy, so that each test comes from an address of its own.
 * `TEST_NODE` names the program of another Node for the stack.
 */
export default async function startSharedStack(): Promise<() => Promise<void>> {
  const { TEST_NODE, WALK_WEB_URL } = process.env
  if (WALK_WEB_URL) writeRunningStack(process.env)
  if (isStackUnderTest()) return () => Promise.resolve()
  const provider = await startOauthServer()
  const stack = await startTestStack({
    ...(TEST_NODE && { node: TEST_NODE }),
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
