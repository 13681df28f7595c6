import config from '@payload-config'
import '@payloadcms/next/css'
import { RootLayout, handleServerFunctions } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { getPayload, type ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { isBadInput } from '../../platform/api/explain-bad-input'
import { mayCallFunction } from '../../platform/api/server-functions'
import { importMap } from './admin/importMap.js'
import './admin.css'

const serverFunction: ServerFunctionClient = async function (call) {
  'use server'
  const payload = await getPayload({ config, importMap })
  const { user } = await payload.auth({ headers: await headers() })
  if (!mayCallFunction(user, call, payload.config)) notFound()
  try {
    return await handleServerFunctions({ ...call, config, importMap })
  } catch (error) {
    // Arguments that the database or the access rules refuse are not a failure of the server.
    if (isBadInput(error) || isNothingFound(error)) notFound()
    throw error
  }
}

/** Payload throws these for documents, lists and fields that do not exist or are forbidden. */
function isNothingFound(error: unknown): boolean {
  return error instanceof Error && /^(not-found$|Could not find target field)/.test(error.message)
}

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
