import { SERVICE_IDS, type ServiceId } from '@studio/shared/third-parties'
import type { TextField } from 'payload'

interface Options {
  name: string
  label: string
  /** An example id for the description and the error message. */
  example: string
  description?: string
  isRequired?: boolean
}

/** The studio's id at a third-party service, in the format of that service, or empty. */
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
