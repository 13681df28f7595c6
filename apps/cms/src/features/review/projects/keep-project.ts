import { ValidationError, type CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { translateMessage } from '../../../platform/admin-language/translate-message'
import { operationOf } from '../../../platform/api/operation-of'
import { idOf } from '../project-access'

const STAYS = 'A deliverable stays in its project. Upload the file to the other project instead.'

const changeSchema = z.object({
  id: z.union([z.number(), z.string()]),
  data: z.object({ project: z.unknown().refine((value) => value !== undefined) }),
})

/**
 * Refuses to move a deliverable to another project, whose members would see the film, the notes, the
 * guest links and the signatures of another client. The rule of the field would ignore the new
 * project without a word.
 */
export const keepProject: CollectionBeforeOperationHook = async (call) => {
  const change = operationOf(call) === 'update' ? changeSchema.safeParse(call.args) : null
  if (!change?.success) return
  const { req } = call
  const { docs } = await req.payload.find({
    collection: 'deliverables',
    where: { id: { equals: change.data.id } },
    depth: 0,
    pagination: false,
    req,
  })
  const [deliverable] = docs
  const { project } = change.data.data
  if (!deliverable || Number(project) === idOf(deliverable.project)) return
  const message = translateMessage(STAYS, req.i18n.language)
  throw new ValidationError(
    { collection: 'deliverables', errors: [{ path: 'project', message }] },
    req.t,
  )
}
