import { adminWords } from '../../../platform/admin-language/admin-words'
import * as ar from './words/ar'
import * as de from './words/de'
import * as en from './words/en'

export const findWords = adminWords({ en, de, ar })

export type FindTexts = (typeof findWords)['en']['FIND_TEXTS']
export type SaysTexts = (typeof findWords)['en']['SAYS_TEXTS']
