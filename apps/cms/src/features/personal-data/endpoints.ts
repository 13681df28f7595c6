import type { Endpoint } from 'payload'
import { exportAccount } from './export-account'
import { readPortal, readUser } from './read-account'

export const personalDataEndpoints: Endpoint[] = [readUser, readPortal, exportAccount]
