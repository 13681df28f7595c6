import config from '@payload-config'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { inDefaultLocale } from '../../../../localization'

export const GET = inDefaultLocale(REST_GET(config))
export const POST = inDefaultLocale(REST_POST(config))
export const DELETE = inDefaultLocale(REST_DELETE(config))
export const PATCH = inDefaultLocale(REST_PATCH(config))
export const PUT = inDefaultLocale(REST_PUT(config))
export const OPTIONS = REST_OPTIONS(config)
