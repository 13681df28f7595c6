import type { PagePath } from '@studio/shared/paths'
import { readAddress, type Address } from '@/features/routing/address'

/** The address of a page that is made of code: its path is not among the parameters. */
export async function accountAddress(
  params: Promise<{ country: string; locale: string }>,
  path: PagePath,
): Promise<Address> {
  return { ...readAddress(await params), path }
}
