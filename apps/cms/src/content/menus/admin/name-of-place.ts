import type { MenuPlace } from '../entry/menu-places'

/** Such as `Header: Services › Production studios`. */
export function nameOfPlace(
  { part, names }: MenuPlace,
  texts: { parts: Record<MenuPlace['part'], string>; unnamed: string },
): string {
  return `${texts.parts[part]}: ${names.length > 0 ? names.join(' › ') : texts.unnamed}`
}
