import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import { env } from '../../../platform/env'

let made: LanguageModel | null | undefined

/** @returns the model that operators have configured, or null if there is none */
export function guideModel(): LanguageModel | null {
  made ??= makeModel()
  return made
}

function makeModel(): LanguageModel | null {
  const { GUIDE_MODEL_URL: baseURL, GUIDE_MODEL_KEY: apiKey, GUIDE_MODEL: model } = env
  if (!baseURL || !apiKey || !model) return null
  return createOpenAICompatible({ name: 'guide', baseURL, apiKey, includeUsage: true })(model)
}
