import { loadScript } from './load-script'

interface Tracker {
  (...command: unknown[]): void
  q: unknown[][]
}

declare global {
  interface Window {
    _linkedin_data_partner_ids?: string[]
    lintrk?: Tracker
  }
}

/** Loads LinkedIn's insight tag. */
export function loadProfessionalNetwork(id: string): void {
  window._linkedin_data_partner_ids = [...(window._linkedin_data_partner_ids ?? []), id]
  const tracker: Tracker = Object.assign(
    (...command: unknown[]) => {
      tracker.q.push(command)
    },
    { q: [] },
  )
  window.lintrk = tracker
  loadScript('https://snap.licdn.com/li.lms-analytics/insight.min.js')
}
