/**
 * How the ids of others' services look. They end up in addresses of scripts, so
 * the CMS takes nothing else, and the web believes nothing else.
 */
export const SERVICE_IDS = {
  tagManager: /^GTM-[A-Z0-9]{4,12}$/,
  analytics: /^G-[A-Z0-9]{6,14}$/,
  ads: /^AW-\d{6,14}$/,
  adsLabel: /^[A-Za-z0-9_-]{6,40}$/,
  socialPixel: /^\d{8,20}$/,
  professionalNetwork: /^\d{4,12}$/,
  /** Property and widget, as in the address that the chat's embed code names. */
  chat: /^[0-9a-f]{24}\/[0-9a-z]{1,24}$/,
} as const satisfies Record<string, RegExp>

export type ServiceId = keyof typeof SERVICE_IDS
