import { env } from '../../env'
import { MAIL_FOLDER } from '../../mail/choose-transport'
import { listPage } from '../../mail/outbox-page/list-page'
import { notHere, page } from '../../mail/outbox-page/page'

export const dynamic = 'force-dynamic'

/** Lists the mails that were not sent by SMTP, in development only. */
export async function GET(): Promise<Response> {
  return env.NODE_ENV === 'development' ? page(await listPage(MAIL_FOLDER)) : notHere()
}
