import { adminWords } from '../../admin-language/admin-words'
import * as ar from './words/ar'
import * as de from './words/de'
import * as en from './words/en'

export const fieldWords = adminWords({ en, de, ar })

export type FieldWords = (typeof fieldWords)['en']
