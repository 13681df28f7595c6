import { apiDocument } from '@studio/shared/api/openapi/document'
import type { ApiCall } from '@studio/shared/contracts/call'
import { apiCalls } from '@studio/shared/api/calls'
import { apiStreams, type Stream } from '@studio/shared/api/streams'
import { CallEntry } from '../../../platform/api/reference/call-entry'
import { CallIndex } from '../../../platform/api/reference/call-index'
import { Prose } from '../../../platform/api/reference/prose'
import { StreamEntry } from '../../../platform/api/reference/stream-entry'

export const dynamic = 'force-static'

const calls: readonly ApiCall[] = apiCalls
const files: readonly Stream[] = apiStreams

/** The API reference for people, generated from the contracts that validate the calls. */
export default function ReferencePage() {
  const { info, openapi } = apiDocument()
  return (
    <div className="reference">
      <header className="reference-head">
        <p className="reference-slate">
          OpenAPI {openapi} · version {info.version}
        </p>
        <h1>{info.title}</h1>
        <Prose text={info.description} />
        <p>
          {/* oxlint-disable-next-line nextjs/no-html-link-for-pages -- a file, not a page */}
          <a href="/api/openapi.json">The description as JSON</a>
        </p>
      </header>
      <CallIndex calls={calls} />
      <main>
        {calls.map((call) => (
          <CallEntry key={call.name} call={call} />
        ))}
        {files.flatMap((stream) =>
          stream.methods.map((method) => (
            <StreamEntry key={`${stream.name} ${method}`} stream={stream} method={method} />
          )),
        )}
      </main>
    </div>
  )
}
