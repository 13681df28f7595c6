/**
 * The formats of third-party ids. Ids become part of script addresses, so both the CMS and the web
 * refuse all other values.
 */
export const SERVICE_IDS = {
  tagManager: /^GTM-[A-Z0-9]{4,12}$/,
  analytics: /^G-[A-Z0-9]{6,14}$/,
  ads: /^AW-\d{6,14}$/,
  adsLabel: /^[A-Za-z0-9_-]{6,40}$/,
  socialPixel: /^\d{8,20}$/,
  professionalNetwork: /^\d{4,12}$/,
  /**
   * The property and the widget, as they follow each other in the address of the chat's embed code.
   */
  chat: /^[0-9a-f]{24}\/[0-9a-z]{1,24}$/,
} as const satisfies Record<string, RegExp>

export type ServiceId = keyof typeof SERVICE_IDS
