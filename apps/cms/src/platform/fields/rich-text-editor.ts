import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnderlineFeature,
  UnorderedListFeature,
  lexicalEditor,
} from '@payloadcms/richtext-lexical'
import type { Field } from 'payload'
import { translateBlock } from '../admin-language/translate-config'
import { withoutInlineCreation } from './no-inline-creation'
import { CleanPasteFeature } from './paste/feature'
import { inlinePrice } from './price-reference'

export const richTextEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    BoldFeature(),
    ItalicFeature(),
    UnderlineFeature(),
    StrikethroughFeature(),
    InlineCodeFeature(),
    LinkFeature({
      enabledCollections: ['pages'],
      fields: ({ defaultFields }) => withoutInlineCreation(defaultFields as Field[]),
    }),
    BlocksFeature({ inlineBlocks: [translateBlock(inlinePrice)] }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    CleanPasteFeature(),
  ],
})
