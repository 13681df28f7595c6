import type { FighterStyle } from '../../kit/armature/fighter'

/** A giant in black iron and old gold, whose hammer contains an ember. */
export const heavy: FighterStyle = {
  height: 2.28,
  bulk: 1.42,
  metal: { color: '#4a4340', flat: '#d05a40', clay: '#b07a5c' },
  edge: { color: '#c08a45', flat: '#f2be62', clay: '#d9b08f' },
  cloth: { color: '#2c1b18', flat: '#6d2f3c', clay: '#7d5647' },
  light: '#ff7a26',
  helm: 'horned',
  weapon: 'hammer',
}

/** A quick fighter in pale steel and sea-green cloth, whose blade has an edge of light. */
export const agile: FighterStyle = {
  height: 1.78,
  bulk: 0.98,
  metal: { color: '#8fa3ad', flat: '#86cfd8', clay: '#c99f7f' },
  edge: { color: '#d9d2bd', flat: '#e8e6d2', clay: '#e3c4a8' },
  cloth: { color: '#123a42', flat: '#2f7f92', clay: '#8c604d' },
  light: '#5fe6ff',
  helm: 'crested',
  weapon: 'glaive',
}
