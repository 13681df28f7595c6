import { ACCOUNT_PATHS } from '@studio/shared/routes/account'
import { expect, it } from 'vitest'
import { isFreePath } from './free-path'

it.each(['pricing', 'service/boardomatics', 'portal-for-clients', 'settings-guide'])(
  'leaves %j to editors',
  (path) => {
    expect(isFreePath(path)).toBe(true)
  },
)

it.each([...Object.values(ACCOUNT_PATHS), '', 'api', 'a//b', undefined, null, 7])(
  'keeps %j from them',
  (path) => {
    expect(isFreePath(path)).toBe(false)
  },
)
