import type { ApiCall } from '@studio/shared/api/call'
import { ERROR_STATUS } from '@studio/shared/api/error-status'
import { errorsOf } from '@studio/shared/api/errors-of'
import { ERROR_MEANINGS } from '@studio/shared/api/openapi/error-meanings'
import { WithCode } from './prose'

export function ErrorList({ call }: { call: ApiCall }) {
  return (
    <details>
      <summary>When it fails</summary>
      <dl>
        {errorsOf(call).map((code) => (
          <div key={code}>
            <dt>
              {ERROR_STATUS[code]} <code>{code}</code>
            </dt>
            <dd>
              <WithCode text={ERROR_MEANINGS[code]} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
