import 'server-only'
import { publicPath } from '@studio/shared/paths'
import { redirect } from 'next/navigation'
import type { Address } from '@/features/routing/address'
import { whoIsThere } from './visitor'

/** The guard “guest”: whoever is logged in has no business here and goes home. */
export async function requireGuest(address: Address): Promise<void> {
  if (await whoIsThere(address)) redirect(publicPath(address.locale, ''))
}
