import { env } from '../../env'

/** From which website somebody comes: one that stands for another site opens nothing here. */
export function siteMarker(): string {
  return new URL(env.WEB_URL).host
}
