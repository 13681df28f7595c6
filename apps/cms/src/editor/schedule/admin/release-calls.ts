import { useConfig } from '@payloadcms/ui'
import { useCallback } from 'react'
import { z } from 'zod'
import { problemSchema, releaseSchema, type ReleaseView } from '../types'

const instantsSchema = z.array(
  z.object({ at: z.string(), wallTime: z.string(), offset: z.string() }),
)

const errorSchema = z.object({
  error: z.object({ code: z.string(), fields: z.record(z.string(), z.string()).optional() }),
  instants: instantsSchema.optional(),
  items: z.array(z.object({ title: z.string(), problem: problemSchema })).optional(),
})

export type CallResult = { release: ReleaseView } | z.infer<typeof errorSchema>

const doneSchema = z.object({ release: releaseSchema })

/** Calls of the schedule. A broken connection is an error with the code `failed`. */
export function useReleaseCall(): (path: string, body?: object) => Promise<CallResult> {
  const { config } = useConfig()
  const { api } = config.routes
  return useCallback(
    async (path, body = {}) => {
      try {
        const response = await fetch(`${api}/releases${path}`, {
          method: 'POST',
          credentials: 'include',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        })
        const answer: unknown = await response.json()
        return response.ok ? doneSchema.parse(answer) : errorSchema.parse(answer)
      } catch {
        return { error: { code: 'failed' } }
      }
    },
    [api],
  )
}
