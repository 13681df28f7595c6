import {
  formatLabels,
  type ArrayField,
  type Block,
  type BlocksField,
  type CollectionConfig,
  type DateField,
  type Field,
  type GlobalConfig,
  type LabelFunction,
  type Option,
  type PayloadRequest,
  type Plugin,
  type StaticLabel,
  type Tab,
} from 'payload'
import { CONFIG_WORDS } from './config-words'
import { languageOf } from './admin-words'
import { translateMessage } from './translate-message'
import { nameInWords } from './name-in-words'

type Text = string | Record<string, string>

/**
 * A text of the configuration in every language, or the unchanged text if it has no translations.
 */
export function translated(text: string): Text {
  const found = CONFIG_WORDS.get(text)
  return found ? { en: text, ...found } : text
}

/**
 * Gives labels, descriptions, placeholders and options their German and Arabic texts. The
 * configuration itself is written in English; `config-words` has the translations by the English
 * text.
 */
export const translateConfig: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map(translateCollection),
  globals: (config.globals ?? []).map(translateGlobal),
})

function translateCollection(collection: CollectionConfig): CollectionConfig {
  const { admin, fields, labels, slug } = collection
  const names = formatLabels(slug)
  return {
    ...collection,
    labels: translatedNames({
      singular: labels?.singular ?? names.singular,
      plural: labels?.plural ?? names.plural,
    }),
    admin: { ...admin, ...translateHelp(admin), hideAPIURL: true },
    fields: translateFields(fields),
  }
}

function translateGlobal(global: GlobalConfig): GlobalConfig {
  const { admin, fields, label, slug } = global
  return {
    ...global,
    label: translatedLabel(label ?? nameInWords(slug)),
    admin: { ...admin, ...translateHelp(admin), hideAPIURL: true },
    fields: translateFields(fields),
  }
}

export function translateBlock(block: Block): Block {
  return {
    ...block,
    labels: translatedNames(blockLabels(block)),
    ...(block.admin && { admin: { ...block.admin, ...translateHelp(block.admin) } }),
    fields: translateFields(block.fields),
  }
}

interface Names {
  singular: StaticLabel | LabelFunction
  plural: StaticLabel | LabelFunction
}

function translatedNames({ singular, plural }: Names): Names {
  return { singular: translatedLabel(singular), plural: translatedLabel(plural) }
}

/**
 * The names of the rows of an array or of blocks. They are made from the field's name if it has no
 * labels.
 */
function rowLabels({ name, labels }: ArrayField | BlocksField): Names {
  const names = formatLabels(name)
  return translatedNames({
    singular: labels?.singular ?? nameInWords(names.singular),
    plural: labels?.plural ?? nameInWords(names.plural),
  })
}

/** The English names of a block, from its slug where it has no labels. */
export function blockLabels({ labels, slug }: Block): Names {
  const names = formatLabels(slug)
  return {
    singular: labels?.singular ?? nameInWords(names.singular),
    plural: labels?.plural ?? nameInWords(names.plural),
  }
}

export function translateFields(fields: Field[]): Field[] {
  return fields.map(translateField)
}

function translateField(field: Field): Field {
  const own = {
    ...field,
    ...translateLabel(field),
    ...(field.admin && { admin: { ...field.admin, ...translateHelp(field.admin) } }),
  } as Field
  if (field.type !== 'ui' && 'validate' in own && own.validate) {
    own.validate = translatedValidation(own.validate as AnyValidate) as typeof own.validate
  }
  if (own.type === 'array' || own.type === 'blocks') own.labels = rowLabels(own)
  if (own.type === 'select' || own.type === 'radio') own.options = own.options.map(translateOption)
  if (own.type === 'date') own.admin = { ...own.admin, date: localDate(own.admin?.date) }
  if (own.type === 'tabs') own.tabs = own.tabs.map(translateTab)
  if (own.type === 'blocks') own.blocks = own.blocks.map(translateBlock)
  if ('fields' in own) own.fields = translateFields(own.fields)
  return own
}

/**
 * Each language writes a date in its own order. Payload's own formats put the month first in all of
 * them.
 */
function localDate(date: DateOptions): DateOptions {
  return { displayFormat: date?.pickerAppearance === 'dayAndTime' ? 'PPp' : 'PP', ...date }
}

type DateOptions = NonNullable<DateField['admin']>['date']

type AnyValidate = (value: unknown, args: { req: PayloadRequest }) => unknown

/**
 * The messages are translated when the validation runs, because only then the language is known.
 */
function translatedValidation(validate: AnyValidate): AnyValidate {
  return async (value, args) => {
    const answer = await validate(value, args)
    return typeof answer === 'string' ? translateMessage(answer, languageOf(args.req)) : answer
  }
}

function translateTab(tab: Tab): Tab {
  return {
    ...tab,
    ...translateLabel(tab),
    ...translateHelp(tab),
    fields: translateFields(tab.fields),
  }
}

/** Payload makes a label from the name of a field that has none; `false` means no label. */
function translateLabel(field: object): { label?: Text } {
  const { label, name } = field as { label?: unknown; name?: unknown }
  if (typeof label === 'string') return { label: translated(label) }
  if (label === undefined && typeof name === 'string' && hasLabel(field)) {
    return { label: translated(nameInWords(name)) }
  }
  return {}
}

/** Payload adds hidden fields of its own to collections. They keep Payload's labels. */
function hasLabel(field: object): boolean {
  return !('hidden' in field && field.hidden)
}

function translatedLabel(label: StaticLabel | LabelFunction): StaticLabel | LabelFunction
function translatedLabel(label: unknown): unknown {
  return typeof label === 'string' ? translated(label) : label
}

function translateHelp(admin: object | undefined): object {
  const texts = Object.entries({ ...admin }).flatMap(([name, value]) =>
    ['description', 'placeholder', 'group'].includes(name) && typeof value === 'string'
      ? [[name, translated(value)] as const]
      : [],
  )
  return Object.fromEntries(texts)
}

function translateOption(option: Option): Option {
  if (typeof option === 'string') return { value: option, label: translated(nameInWords(option)) }
  return typeof option.label === 'string' ? { ...option, label: translated(option.label) } : option
}
