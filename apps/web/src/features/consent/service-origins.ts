type Origins = Partial<Record<Directive, readonly string[]>>

type Directive =
  'script-src' | 'connect-src' | 'img-src' | 'frame-src' | 'style-src' | 'font-src' | 'media-src'

/**
 * The origins that each service's documentation lists for a content security policy. The policy
 * allows them, but nothing loads without consent.
 */
export const SERVICE_ORIGINS = {
  google: {
    'script-src': [
      'https://www.googletagmanager.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
    ],
    'connect-src': [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.g.doubleclick.net',
      'https://www.google.com',
      'https://pagead2.googlesyndication.com',
    ],
    'img-src': [
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://googleads.g.doubleclick.net',
      'https://www.google.com',
    ],
    'frame-src': ['https://www.googletagmanager.com', 'https://td.doubleclick.net'],
  },
  socialPixel: {
    'script-src': ['https://connect.facebook.net'],
    'connect-src': ['https://connect.facebook.net', 'https://www.facebook.com'],
    'img-src': ['https://www.facebook.com'],
  },
  professionalNetwork: {
    'script-src': ['https://snap.licdn.com'],
    'connect-src': ['https://px.ads.linkedin.com'],
    'img-src': ['https://px.ads.linkedin.com', 'https://www.linkedin.com'],
  },
  chat: {
    'script-src': ['https://*.tawk.to'],
    'connect-src': ['https://*.tawk.to', 'wss://*.tawk.to'],
    'img-src': ['https://*.tawk.to'],
    'frame-src': ['https://*.tawk.to'],
    'style-src': ['https://*.tawk.to'],
    'font-src': ['https://*.tawk.to'],
    'media-src': ['https://*.tawk.to'],
  },
} as const satisfies Record<string, Origins>

export function serviceOrigins(directive: Directive): string[] {
  const services: Origins[] = Object.values(SERVICE_ORIGINS)
  return [...new Set(services.flatMap((origins) => origins[directive] ?? []))]
}
