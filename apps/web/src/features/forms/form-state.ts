import type { NewsKind } from './form-news'

/** What a form that came back shows again: see `native/`. */
export interface FormState {
  values: Record<string, string>
  errors: Record<string, string>
  news: Exclude<NewsKind, 'thanks'>
}
