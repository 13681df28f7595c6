import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Message {
  role: string
  content: unknown
}

export interface ModelRequest {
  messages: Message[]
}

/** One response of the model. A text is streamed in pieces, and a tool is called. */
export type ModelTurn =
  | { say: string }
  | { call: string; input: unknown; say?: string }
  | { endless: string }
  | { broken: string }
  /** The model sends this text and then stops responding without ending the response. */
  | { hanging: string }
  | { status: number }

/** The text of the last message of a visitor or a tool. */
export function lastWords({ messages }: ModelRequest): string {
  return textOf(messages.at(-1)?.content)
}

function textOf(content: unknown): string {
  return typeof content === 'string' ? content : JSON.stringify(content ?? '')
}

/** The whole prompt, which an attacker would like to read. */
export function wholePrompt({ messages }: ModelRequest): string {
  return messages.map(({ role, content }) => `${role}: ${textOf(content)}`).join('\n')
}

/** Starts a server with OpenAI's protocol, whose model answers as the test defines. */
export async function startModelServer() {
  const asked: ModelRequest[] = []
  const state: { answer: (request: ModelRequest) => ModelTurn } = {
    answer: () => ({ say: 'Hello.' }),
  }
  const server = createServer((request, response) => void reply(request, response))
  async function reply(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const part of request) body += String(part)
    const given = JSON.parse(body) as ModelRequest
    asked.push(given)
    await perform(response, state.answer(given))
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    /** Sets the function that makes the model's answers from now on. */
    answerBy: (answer: (request: ModelRequest) => ModelTurn) => void (state.answer = answer),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function perform(response: ServerResponse, turn: ModelTurn): Promise<void> {
  if ('status' in turn) {
    response.writeHead(turn.status).end('{"error":{"message":"no"}}')
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if ('call' in turn) {
    if (turn.say) send(response, { content: turn.say })
    send(response, { tool_calls: [toolCall(turn)] })
    finish(response, 'tool_calls')
    return
  }
  if ('endless' in turn) {
    while (!response.destroyed) {
      send(response, { content: turn.endless })
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    return
  }
  const text = textOfTurn(turn)
  // The text is cut at arbitrary places, even within words and amounts.
  for (const piece of text.match(/[\s\S]{1,7}/g) ?? []) send(response, { content: piece })
  if ('broken' in turn) response.destroy()
  else if ('say' in turn) finish(response, 'stop')
}

function textOfTurn(turn: { say: string } | { broken: string } | { hanging: string }): string {
  if ('broken' in turn) return turn.broken
  return 'hanging' in turn ? turn.hanging : turn.say
}

function toolCall({ call, input }: { call: string; input: unknown }) {
  const written = typeof input === 'string' ? input : JSON.stringify(input)
  const id = `call_${Math.random().toString(36).slice(2)}`
  return { index: 0, id, type: 'function', function: { name: call, arguments: written } }
}

function send(response: ServerResponse, delta: object, rest: object = {}): void {
  const choices = [{ index: 0, delta: { role: 'assistant', ...delta }, finish_reason: null }]
  const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'test', choices }
  response.write(`data: ${JSON.stringify({ ...chunk, ...rest })}\n\n`)
}

function finish(response: ServerResponse, reason: string): void {
  const usage = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 }
  const choices = [{ index: 0, delta: {}, finish_reason: reason }]
  send(response, {}, { choices, usage })
  response.end('data: [DONE]\n\n')
}
