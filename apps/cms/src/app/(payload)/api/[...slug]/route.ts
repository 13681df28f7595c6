import config from '@payload-config'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { withCalls } from '../../../../platform/api/api-router'
import { isStaffUpload } from '../../../../platform/api/staff-upload'

export const GET = withCalls(REST_GET(config), isStaffUpload)
export const POST = withCalls(REST_POST(config), isStaffUpload)
export const DELETE = withCalls(REST_DELETE(config), isStaffUpload)
export const PATCH = withCalls(REST_PATCH(config), isStaffUpload)
export const PUT = withCalls(REST_PUT(config), isStaffUpload)
export const OPTIONS = withCalls(REST_OPTIONS(config), isStaffUpload)
