import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { findMissingWords, missingWords } from './missing-words'

const words = (name: string, label?: string): Field => ({
  name,
  type: 'text',
  localized: true,
  required: true,
  ...(label && { label }),
})

const richText = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
})

const FIELDS: Field[] = [
  words('title'),
  { name: 'slug', type: 'text', required: true },
  { name: 'subtitle', type: 'text', localized: true },
  {
    type: 'tabs',
    tabs: [
      {
        label: 'Content',
        fields: [
          { name: 'body', type: 'richText', localized: true, required: true },
          {
            name: 'blocks',
            type: 'blocks',
            blocks: [
              {
                slug: 'steps',
                labels: { singular: 'Steps', plural: 'Steps' },
                fields: [
                  words('heading'),
                  { name: 'steps', label: 'Step', type: 'array', fields: [words('name')] },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
  { name: 'hasResult', type: 'checkbox' },
  {
    name: 'result',
    type: 'group',
    admin: { condition: (data) => data.hasResult === true },
    fields: [words('outcome', 'What came of it')],
  },
]

const ENGLISH = {
  title: 'Title',
  body: richText('Words'),
  blocks: [{ id: 'a', blockType: 'steps', heading: 'How', steps: [{ id: 'b', name: 'One' }] }],
  hasResult: false,
}

function missing(translated: object, data: Record<string, unknown> = ENGLISH) {
  return missingWords(FIELDS, { data, translated: { ...translated }, document: data })
}

describe('missingWords', () => {
  it('lists each required text that is missing in a language, with its place', () => {
    expect(missing({})).toEqual([
      'Title',
      'Body',
      'Steps (1) › Heading',
      'Steps (1) › Step 1 › Name',
    ])
  })

  it('matches the rows of another language by their ids', () => {
    const german = {
      title: 'Titel',
      body: richText('Worte'),
      blocks: [
        { id: 'gone', blockType: 'steps' },
        { id: 'a', blockType: 'steps', heading: 'Wie', steps: [{ id: 'b', name: ' ' }] },
      ],
    }
    expect(missing(german)).toEqual(['Steps (1) › Step 1 › Name'])
  })

  it('treats spaces and empty paragraphs as missing', () => {
    expect(missing({ ...ENGLISH, title: '  ', body: richText(' ') })).toEqual(['Title', 'Body'])
  })

  it('returns nothing for a complete document', () => {
    expect(missingWords(FIELDS, { data: ENGLISH, translated: ENGLISH, document: ENGLISH })).toEqual(
      [],
    )
  })

  it('checks all required fields if the whole document is checked', () => {
    const walk = { data: ENGLISH, translated: ENGLISH, document: ENGLISH, isWhole: true }
    expect(missingWords(FIELDS, walk)).toEqual(['Slug'])
  })

  it('checks conditional fields only if they are shown', () => {
    const data = { ...ENGLISH, hasResult: true, result: { outcome: 'Much' } }
    expect(missing({ ...data, result: {} }, data)).toEqual(['What came of it'])
  })

  it('returns each field with its path in the form state', () => {
    const bare = { ...ENGLISH, blocks: [{ id: 'a', steps: [{ id: 'b' }] }] }
    const walk = { data: ENGLISH, translated: bare, document: ENGLISH }
    expect(findMissingWords(FIELDS, walk).map(({ path }) => path)).toEqual([
      'blocks.0.heading',
      'blocks.0.steps.0.name',
    ])
    const conditional = { ...ENGLISH, hasResult: true, result: {} }
    expect(
      findMissingWords(FIELDS, {
        data: conditional,
        translated: conditional,
        document: conditional,
      }),
    ).toEqual([{ name: 'What came of it', path: 'result.outcome' }])
  })
})
