import { type ApiCall, type Caller, errorsOf } from '@studio/shared/contracts/call'
import { ERROR_STATUS } from '@studio/shared/contracts/codes'
import { ERROR_MEANINGS } from '@studio/shared/api/openapi/error-meanings'
import { fieldsOf, schemaOf } from '@studio/shared/api/openapi/json-schema'
import type { z } from 'zod'
import { describeField } from './describe-field'
import { WithCode } from './prose'

const CALLERS: Record<Caller, string> = {
  anyone: 'For everyone',
  account: 'Needs a session’s token',
  anonymous: 'For whoever is not logged in',
  guest: 'For whoever has entered by the guest link in the address',
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
        {call.takesPictures ? ' · with pictures, as a form' : ''}
      </p>
      {call.parameters && <FieldTable title="In the path" schema={call.parameters} />}
      {call.query && <FieldTable title="Query" schema={call.query} />}
      {call.body && <FieldTable title="Body" schema={call.body} />}
      <h3>Answer</h3>
      {call.answer ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wide ones scroll, so the keyboard must reach them
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

function FieldTable({ title, schema }: { title: string; schema: z.ZodObject }) {
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">What it is</th>
          <th scope="col">Needed</th>
        </tr>
      </thead>
      <tbody>
        {fieldsOf(schema).map(({ name, isRequired, field }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{describeField(field)}</td>
            <td>{isRequired ? 'yes' : 'no'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ErrorList({ call }: { call: ApiCall }) {
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
