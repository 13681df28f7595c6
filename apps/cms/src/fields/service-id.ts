import { SERVICE_IDS, type ServiceId } from '@studio/shared/third-parties'
import type { TextField } from 'payload'

interface Options {
  name: string
  label: string
  /** An id as the service writes it, for the description and for the message. */
  example: string
  description?: string
  isRequired?: boolean
}

/** The id that another's service gave the studio: exactly as that service writes it, or empty. */
export function serviceId(service: ServiceId, options: Options): TextField {
  const { name, label, example, description = '', isRequired = false } = options
  return {
    name,
    label,
    type: 'text',
    required: isRequired,
    maxLength: 60,
    admin: { description: `For example ${example}. ${description}`.trim() },
    validate: (value: unknown) => {
      if (value === undefined || value === null || value === '') {
        return !isRequired || `Write the id, for example ${example}.`
      }
      return (
        (typeof value === 'string' && SERVICE_IDS[service].test(value)) ||
        `This is not an id of this service. It looks like ${example}, without spaces.`
      )
    },
  }
}
