import type { ApiCall, Caller } from '@studio/shared/api/call'
import { schemaOf } from '@studio/shared/api/openapi/schema-of'
import { ErrorList } from './error-list'
import { FieldTable } from './field-table'

const CALLERS: Record<Caller, string> = {
  anyone: 'For everyone',
  account: 'Needs a session’s token',
  guest: 'For whoever is not logged in',
}

export function CallEntry({ call }: { call: ApiCall }) {
  return (
    <section className="reference-call" aria-labelledby={call.name}>
      <h2 id={call.name}>
        <span className="reference-method">{call.method}</span> <code>{call.path}</code>
      </h2>
      <p className="reference-summary">{call.summary}.</p>
      <p className="reference-caller">
        {CALLERS[call.caller]}
        {call.takesFile ? ' · with one file, as a form' : ''}
      </p>
      {call.parameters && <FieldTable title="In the path" schema={call.parameters} />}
      {call.query && <FieldTable title="Query" schema={call.query} />}
      {call.body && <FieldTable title="Body" schema={call.body} />}
      <h3>Answer</h3>
      {call.answer ? (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wide ones scroll, so the keyboard must reach them
        <pre tabIndex={0} aria-label={`Answer of ${call.name}`}>
          {JSON.stringify(schemaOf(call.answer, 'output'), null, 2)}
        </pre>
      ) : (
        <p>204, without a body.</p>
      )}
      <ErrorList call={call} />
    </section>
  )
}
