import type { BlockBuilder } from './types'

export const statBand: BlockBuilder<'statBand'> = (block, { reader, settings }) => ({
  heading: block.heading ?? null,
  stats: block.stats.flatMap((stat) => {
    const claim = (settings.claims ?? []).find(
      ({ key, countries }) => key === stat.claim && countries.includes(reader.viewer.country),
    )
    const { value, label } = stat.claim ? (claim ?? {}) : stat
    return value && label ? [{ value, label }] : []
  }),
})
