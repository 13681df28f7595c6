import { z } from 'zod'
import { figureSchema } from './price'

const textSchema = z.object({
  type: z.literal('text'),
  text: z.string(),
  marks: z.array(z.enum(['bold', 'italic', 'underline', 'strikethrough', 'code'])),
})

/** A price within a text. The CMS has resolved it for the visitor's country. */
const inlinePriceSchema = z.object({ type: z.literal('price'), figure: figureSchema })

const lineBreakSchema = z.object({ type: z.literal('break') })

const leafSchema = z.discriminatedUnion('type', [textSchema, inlinePriceSchema, lineBreakSchema])

const linkSchema = z.object({
  type: z.literal('link'),
  href: z.string(),
  isExternal: z.boolean(),
  children: z.array(leafSchema),
})

const inlineSchema = z.discriminatedUnion('type', [
  textSchema,
  inlinePriceSchema,
  lineBreakSchema,
  linkSchema,
])

export type Inline = z.infer<typeof inlineSchema>

const listSchema = z.object({
  type: z.literal('list'),
  isOrdered: z.boolean(),
  /** The number of the first item. */
  start: z.int().default(1),
  get items() {
    return z.array(listItemSchema)
  },
})

/** The lists of an item are the next level below its words. */
const listItemSchema = z.object({
  children: z.array(inlineSchema),
  get lists() {
    return z.array(listSchema)
  },
})

export type List = z.infer<typeof listSchema>
export type ListItem = z.infer<typeof listItemSchema>

export const richTextSchema = z.array(
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('paragraph'), children: z.array(inlineSchema) }),
    z.object({
      type: z.literal('heading'),
      level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
      children: z.array(inlineSchema),
    }),
    listSchema,
    z.object({ type: z.literal('quote'), children: z.array(inlineSchema) }),
  ]),
)

export type RichText = z.infer<typeof richTextSchema>
