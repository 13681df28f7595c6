import { config } from 'zod'

// Zod would try whether it may make functions out of text. No page allows that, and each try is reported.
if (typeof window !== 'undefined') config({ jitless: true })
