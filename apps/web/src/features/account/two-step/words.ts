import type { Messages } from '@/i18n/messages'

export type TwoStepWords = Messages['account']['twoStep']
