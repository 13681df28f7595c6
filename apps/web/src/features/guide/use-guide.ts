import type { GuideTurn } from '@studio/shared/api/guide'
import { readGuideConversation } from '@studio/shared/api/guide'
import type { Country } from '@studio/shared/countries'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { callApi } from '@/api/client/call-api'
import { askStream } from './ask-stream'
import { keepSecret, keptSecret } from './kept-secret'
import { keptTurn, newTurn, type Turn, withEvent, withOutcome, withQuestion } from './turns'

/** The conversation of this tab, which survives a reload. */
export function useGuide(country: Country, onAnswer: (turn: Turn) => void) {
  const [turns, setTurns] = useState<Turn[]>([])
  const [secret, setSecret] = useState(keptSecret)
  const asking = useRef<AbortController>(null)
  // This is a ref, because the callback may change while an answer is pending.
  const handler = useRef(onAnswer)
  useEffect(() => {
    handler.current = onAnswer
  })

  const forget = () => {
    keepSecret(null)
    setSecret(null)
  }
  const takeKept = useEffectEvent((kept: GuideTurn[] | 'gone') => {
    if (kept === 'gone') forget()
    // The visitor may have asked a new question in the meantime.
    else setTurns((current) => (current.length === 0 ? kept.map(keptTurn) : current))
  })

  useEffect(() => {
    let isOver = false
    const kept = keptSecret()
    if (kept) void readTurns(kept, country).then((turns) => isOver || takeKept(turns))
    return () => {
      isOver = true
      callOff(asking)
    }
  }, [country])

  const change = (how: (turn: Turn) => Turn) =>
    setTurns((current) => current.map((turn, at) => (at === current.length - 1 ? how(turn) : turn)))

  const ask = async (text: string) => {
    if (asking.current) return
    const stop = new AbortController()
    asking.current = stop
    let last = newTurn(text)
    setTurns((current) => withQuestion(current, text))
    const outcome = await askStream(
      { text, country, conversation: secret },
      stop.signal,
      (event) => {
        if (asking.current !== stop) return
        if (event.event === 'begin') {
          keepSecret(event.conversation)
          setSecret(event.conversation)
        }
        last = withEvent(last, event)
        change((turn) => withEvent(turn, event))
      },
    )
    if (asking.current !== stop) return
    asking.current = null
    last = withOutcome(last, outcome)
    change((turn) => withOutcome(turn, outcome))
    handler.current(last)
  }
  const beginAnew = () => {
    callOff(asking)
    forget()
    setTurns([])
  }
  return { turns, secret, ask, stop: () => asking.current?.abort(), beginAnew }
}

/** Aborts a pending answer when its conversation has ended. */
function callOff(asking: RefObject<AbortController | null>): void {
  asking.current?.abort()
  asking.current = null
}

/**
 * Reads the turns of a conversation. If that is impossible now, the list is empty and new turns are
 * added to it.
 */
async function readTurns(conversation: string, country: Country): Promise<GuideTurn[] | 'gone'> {
  const answer = await callApi(readGuideConversation, { body: { conversation, country } })
  if (answer.isDone) return answer.value.turns
  return answer.status === 404 ? 'gone' : []
}
