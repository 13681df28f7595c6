import type { ThirdParties } from '@studio/shared/contracts/layout-data'
import type { Country } from '@studio/shared/countries'
import { mayLoad } from '@/lib/may-load'
import { countConversions, loadGoogleTags, loadTagManager, sendConsent } from './google'
import { loadChat } from './chat'
import { once } from './load-script'
import { loadProfessionalNetwork } from './professional-network'
import { loadSocialPixel } from './social-pixel'

/** Loads the allowed services, each once, and sends the consent to them. */
export function loadServices(services: ThirdParties, country: Country): void {
  const { tagManager, analytics, ads, socialPixel, professionalNetwork, chat } = services
  const allows = {
    statistics: mayLoad('statistics', country),
    marketing: mayLoad('marketing', country),
  }
  sendConsent(allows)
  loadGoogleTags([
    ...(analytics && allows.statistics ? [analytics] : []),
    ...(allows.marketing ? ads.map(({ id }) => id) : []),
  ])
  // A container may contain services of any kind, so it requires both.
  if (tagManager && allows.statistics && allows.marketing) {
    once(tagManager, () => loadTagManager(tagManager))
  }
  if (allows.marketing) {
    countConversions(ads)
    if (socialPixel) once(`pixel ${socialPixel}`, () => loadSocialPixel(socialPixel))
    if (professionalNetwork) {
      once(`network ${professionalNetwork}`, () => loadProfessionalNetwork(professionalNetwork))
    }
  }
  if (chat && mayLoad('chat', country)) once('chat', () => loadChat(chat))
}
