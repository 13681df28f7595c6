import { CLIENT, startOauthServer } from '../../apps/cms/src/test-support/oauth-server'
import { PROVIDER_NAME } from './account-words'
import { isStackUnderTest, writeRunningStack, writeStackUnderTest } from './stack-under-test'
import { createTemporaryFolder } from './temporary-folder'
import { startTestStack } from './test-stack'

/** Vitest and Playwright call it with their configuration. */
export default function startForSuite(): Promise<() => Promise<void>> {
  return startSharedStack()
}

/**
 * Starts the stack that all tests of a run share, and stops it after the last test. If the caller
 * has already started a stack, or names a running one in `WALK_WEB_URL` and its related variables,
 * that one is used. The stack trusts the tests as its proxy, so each test can have its own address.
 * `TEST_NODE` is the path of another Node for the stack.
 * @param signal interrupts the start
 */
export async function startSharedStack(signal?: AbortSignal): Promise<() => Promise<void>> {
  const { TEST_NODE, WALK_WEB_URL } = process.env
  if (WALK_WEB_URL) writeRunningStack(process.env)
  if (isStackUnderTest()) return () => Promise.resolve()
  const provider = await startOauthServer()
  const stack = await startTestStack({
    ...(signal && { signal }),
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
