import config from '@payload-config'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { withCalls } from '../../../../api/front'

export const GET = withCalls(REST_GET(config))
export const POST = withCalls(REST_POST(config))
export const DELETE = withCalls(REST_DELETE(config))
export const PATCH = withCalls(REST_PATCH(config))
export const PUT = withCalls(REST_PUT(config))
export const OPTIONS = withCalls(REST_OPTIONS(config))
