'use client'

import type { GuestLink, NewGuestLink } from '@studio/shared/review/guest-links'
import type { Version } from '@studio/shared/review/projects'
import { useState } from 'react'
import type { Outcome } from '../notes/notes-source'
import type { GuestLinks } from '../guests/use-guest-links'

const DONE: Outcome = { isDone: true }
const DAY = 24 * 60 * 60 * 1_000

/** Keeps guest links in this tab's memory. They open no room. */
export function useDemoLinks(versions: readonly Version[]): GuestLinks {
  const [links, setLinks] = useState<readonly GuestLink[]>([])
  const [made, setMade] = useState<GuestLinks['made']>(null)

  const create = ({ label, passphrase, days, mayComment, version }: NewGuestLink) => {
    const now = Date.now()
    const secret = newSecret()
    const shown = versions.find(({ id }) => id === version)
    const link: GuestLink = {
      id: secret,
      label,
      mayComment,
      version: shown ? { number: shown.number } : null,
      secret,
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + days * DAY).toISOString(),
      revokedAt: null,
      visits: [],
    }
    setLinks((before) => [link, ...before])
    setMade({ secret, passphrase })
    return Promise.resolve(DONE)
  }
  const revoke = (id: string) => {
    const revokedAt = new Date().toISOString()
    setLinks((before) => before.map((link) => (link.id === id ? { ...link, revokedAt } : link)))
    return Promise.resolve(DONE)
  }
  // Reading from memory cannot fail, so there is nothing to retry.
  const tryAgain = () => undefined
  return { links, hasFailed: false, tryAgain, made, create, revoke }
}

/** @returns a random string with the length of a real secret */
function newSecret(): string {
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  return Array.from(crypto.getRandomValues(new Uint8Array(43)), (byte) => signs[byte % 64]).join('')
}
