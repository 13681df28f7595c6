import type { SetBackground, SetPerson } from '@studio/shared/contracts/virtual-set'
import { STAGE_FEET } from '@studio/shared/set-facts'
import type { SetTranslator } from '../translator'
import type { SetLibrary, Source } from '../types'

export function nameOf({ from, key }: Source, library: SetLibrary, t: SetTranslator): string {
  if (from === 'own') return t('objects.own')
  const part = [...library.people, ...library.backgrounds].find((one) => one.key === key)
  return part?.name ?? t('objects.missing')
}

/** Describes a person's position and size. */
export function personText(person: SetPerson, t: SetTranslator, format: string): string {
  return joined(format, [
    t('objects.place', {
      x: percentText(person.x, format),
      y: percentText(person.y, format),
      height: percentText(person.scale, format),
    }),
    ...(person.isFlippedX ? [t('objects.flippedX')] : []),
    ...(person.isFlippedY ? [t('objects.flippedY')] : []),
  ])
}

export function backgroundText(
  background: SetBackground,
  t: SetTranslator,
  format: string,
): string {
  return joined(format, [
    t('objects.backgroundState', {
      scale: percentText(background.scale, format),
      blur: percentText(background.blur, format),
    }),
    ...(background.isFlippedX ? [t('objects.flippedX')] : []),
    ...(background.isFlippedY ? [t('objects.flippedY')] : []),
  ])
}

export function percentText(part: number, format: string): string {
  return new Intl.NumberFormat(format, { style: 'percent', maximumFractionDigits: 0 }).format(part)
}

const METERS_IN_FOOT = 0.3048

/** Formats a length: in feet for formats of the United States, otherwise in meters. */
export function lengthText(feet: number, format: string): string {
  const isInFeet = new Intl.Locale(format).region === 'US'
  return new Intl.NumberFormat(format, {
    style: 'unit',
    unit: isInFeet ? 'foot' : 'meter',
    maximumFractionDigits: 1,
  }).format(isInFeet ? feet : feet * METERS_IN_FOOT)
}

/** Describes the width and depth of the stage. */
export function stageText(format: string): string {
  const { width, depth } = STAGE_FEET
  return `${lengthText(width, format)} × ${lengthText(depth, format)}`
}

function joined(format: string, parts: string[]): string {
  return new Intl.ListFormat(format, { type: 'unit' }).format(parts)
}
