import { adminWords } from '../../../platform/admin-language/admin-words'
import * as ar from './words/ar'
import * as de from './words/de'
import * as en from './words/en'

export const menuWords = adminWords({ en, de, ar })
