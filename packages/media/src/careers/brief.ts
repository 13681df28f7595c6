import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

export const CAREERS = fileURLToPath(new URL('../../careers/', import.meta.url))
export const LOCALES = ['en', 'ar', 'de'] as const
export type Locale = (typeof LOCALES)[number]
export const ROLES = ['3d-generalist', 'unreal-engine-generalist', 'after-effects-animator', 'motion-graphic-artist'] as const // prettier-ignore
export type Role = (typeof ROLES)[number]

const words = z.string().trim().min(1)
const texts = z.strictObject({ en: words, ar: words, de: words })
export type Texts = z.infer<typeof texts>

const LABELS = [
  'test', 'client', 'length', 'format', 'working', 'task', 'panels', 'judged', 'time', 'delivery', 'rights',
  'contents', 'palette', 'timing', 'panel', 'frames', 'action', 'camera', 'weight'] as const // prettier-ignore
const FILES = ['panels', 'timing', 'palette', 'logo', 'blockout', 'frames'] as const

const commonSchema = z.strictObject({
  labels: z.record(z.enum(LABELS), texts),
  delivery: z.array(texts),
  rights: z.array(texts),
  files: z.record(z.enum(FILES), texts),
})

const briefSchema = z.strictObject({
  /** The id of the shot whose board the candidate gets. */
  shot: z.string(),
  mark: z.enum(['amarel', 'portysel', 'corvane', 'neap']),
  role: texts,
  client: texts,
  headline: texts,
  lead: texts,
  length: texts,
  format: texts,
  working: texts,
  steps: z.array(texts).min(3),
  judged: z
    .array(z.strictObject({ share: z.int().positive(), text: texts }))
    .refine((all) => all.reduce((sum, { share }) => sum + share, 0) === 100, 'shares make 100'),
  time: z.array(texts).min(1),
  delivery: z.array(texts).min(1),
  /** The first and last frame of each panel. Together the panels cover the shot without gaps. */
  timing: z
    .array(z.strictObject({ frames: z.tuple([z.int(), z.int()]), action: texts, camera: texts }))
    .length(4),
  palette: z.array(z.strictObject({ hex: z.string().regex(/^#[0-9a-f]{6}$/), name: texts })).min(4),
  files: z.array(z.enum(FILES)),
})

export type Common = z.infer<typeof commonSchema>
export type Brief = z.infer<typeof briefSchema> & { id: Role }

const read = (name: string): unknown =>
  JSON.parse(readFileSync(`${CAREERS}briefs/${name}.json`, 'utf8'))

export const readCommon = (): Common => commonSchema.parse(read('common'))
export const readBrief = (id: Role): Brief => ({ ...briefSchema.parse(read(id)), id })
