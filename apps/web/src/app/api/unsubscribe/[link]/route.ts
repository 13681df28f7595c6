import {
  leadToPage,
  receiveUnsubscription,
} from '@/features/portal/review-mail/receive-unsubscription'

type Context = RouteContext<'/api/unsubscribe/[link]'>

/** Serves the address in the header `List-Unsubscribe` of mails about notes and versions. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return leadToPage(request, (await params).link)
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  return receiveUnsubscription(request, (await params).link)
}
