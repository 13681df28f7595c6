import type { Endpoint } from 'payload'
import { forRoles } from '../api/for-roles'
import { documentEndpoints } from './documents/endpoints'
import { reviewEventEndpoints } from './events/endpoints'
import { guestEndpoints } from './guests/endpoints'
import { reviewMailCalls } from './news/calls'
import { noteCalls } from './notes/calls'
import { projectCalls } from './projects/calls'
import { inviteMember } from './projects/invite-member'
import { projectFromMessage } from './projects/project-from-message'
import { roundCalls } from './rounds/calls'

export const reviewEndpoints: Endpoint[] = [
  ...projectCalls,
  ...noteCalls,
  ...guestEndpoints,
  ...reviewMailCalls,
  ...reviewEventEndpoints,
  ...roundCalls,
  ...documentEndpoints,
  {
    path: '/review-staff/project',
    method: 'post',
    handler: forRoles(['editor', 'admin'], projectFromMessage),
  },
  {
    path: '/review-staff/invitation',
    method: 'post',
    handler: forRoles(['editor', 'admin'], inviteMember),
  },
]
