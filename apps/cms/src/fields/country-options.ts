import type { Country } from '@studio/shared/countries'

const NAMES: Record<Country, string> = {
  us: 'United States (default)',
  uk: 'United Kingdom',
  gr: 'Germany',
}

export const COUNTRY_OPTIONS = Object.entries(NAMES).map(([value, label]) => ({ value, label }))
