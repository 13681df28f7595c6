import { env } from '../../platform/env'
import { MAIL_FOLDER } from '../../platform/mail/choose-transport'
import { listPage } from '../../platform/mail/outbox-page/list-page'
import { notHere, page } from '../../platform/mail/outbox-page/page'

export const dynamic = 'force-dynamic'

/** Lists the mails that were not sent by SMTP, in development only. */
export async function GET(): Promise<Response> {
  return env.NODE_ENV === 'development' ? page(await listPage(MAIL_FOLDER)) : notHere()
}
