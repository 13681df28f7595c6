import type { VideoFacts } from '@studio/shared/review/media'
import type { MemberRole } from '@studio/shared/review/projects'
import { randomUUID } from 'node:crypto'
import type { Person } from './person'
import type { TestCms } from './start-cms'

export const FACTS: VideoFacts = {
  rate: { numerator: 24, denominator: 1 },
  frameCount: 240,
  startFrame: 0,
  isDropFrame: false,
  isVariableRate: false,
  width: 1920,
  height: 1080,
  hasSound: true,
}

export interface ReviewProject {
  projectId: number
  deliverableId: number
  versionId: number
}

/**
 * Creates a project with these members, one deliverable, and one version of ten seconds at 24
 * frames per second.
 */
export async function newProject(
  cms: TestCms,
  members: readonly (readonly [Person, MemberRole])[],
  changes: object = {},
): Promise<ReviewProject> {
  const { payload } = cms
  const project = await payload.create({
    collection: 'projects',
    data: {
      title: 'Perfume spot',
      state: 'inReview',
      members: await Promise.all(
        members.map(async ([person, role]) => ({
          user: Number((await person.account()).id),
          role,
        })),
      ),
      ...changes,
    },
  })
  const deliverable = await payload.create({
    collection: 'deliverables',
    data: { title: 'Spot, 30 seconds', project: project.id },
  })
  const versionId = await newVersion(cms, deliverable.id, 1)
  return { projectId: project.id, deliverableId: deliverable.id, versionId }
}

export async function newVersion(
  { payload }: TestCms,
  deliverable: number,
  number: number,
  changes: object = {},
): Promise<number> {
  const { id } = await payload.create({
    collection: 'deliverable-versions',
    data: {
      deliverable,
      number,
      kind: 'video',
      fileName: `spot-v${number}.mp4`,
      mimeType: 'video/mp4',
      size: 1_000,
      storageKey: randomUUID(),
      state: 'ready',
      progress: 100,
      facts: { ...FACTS },
      milliseconds: 10_000,
      ...changes,
    },
  })
  return id
}
