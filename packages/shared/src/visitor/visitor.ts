/** Who sent a request, as far as we believe it. */
export interface Visitor {
  /** IP address. */
  address: string
  /** What a CDN that we trust said: an ISO 3166 code. */
  country: string | null
  /** The host that was asked for, without its port. */
  host: string
}
