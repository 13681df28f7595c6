import type { Endpoint } from 'payload'
import { forRoles } from '../../platform/api/for-roles'
import { documentEndpoints } from './documents/endpoints'
import { reviewEventEndpoints } from './events/endpoints'
import { guestEndpoints } from './guests/endpoints'
import { reviewMailCalls } from './news/calls'
import { noteCalls } from './notes/calls'
import { projectCalls } from './projects/calls'
import { inviteMember } from './projects/invite-member'
import {
  listInvitations,
  sendInvitationAgain,
  withdrawInvitation,
} from './projects/open-invitations'
import { planProject, projectFromMessage } from './projects/project-from-message'
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
    path: '/review-staff/project-plan/:message',
    method: 'get',
    handler: forRoles(['editor', 'admin'], planProject),
  },
  {
    path: '/review-staff/invitation',
    method: 'post',
    handler: forRoles(['editor', 'admin'], inviteMember),
  },
  {
    path: '/review-staff/invitations/:project',
    method: 'get',
    handler: forRoles(['editor', 'admin'], listInvitations),
  },
  {
    path: '/review-staff/invitation/again',
    method: 'post',
    handler: forRoles(['editor', 'admin'], sendInvitationAgain),
  },
  {
    path: '/review-staff/invitation/withdrawal',
    method: 'post',
    handler: forRoles(['editor', 'admin'], withdrawInvitation),
  },
]
