import { env } from '../../../platform/env'
import { MAIL_FOLDER } from '../../../platform/mail/choose-transport'
import { mailPage } from '../../../platform/mail/outbox-page/mail-page'
import { notHere, page } from '../../../platform/mail/outbox-page/page'

export const dynamic = 'force-dynamic'

/** Shows one mail as HTML and as text, in development only. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  if (env.NODE_ENV !== 'development') return notHere()
  const shown = await mailPage(MAIL_FOLDER, (await params).name)
  return shown ? page(shown) : notHere()
}
