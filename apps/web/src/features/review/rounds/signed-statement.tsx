'use client'

import type { Version } from '@studio/shared/review/projects'
import type { SignOff } from '@studio/shared/review/rounds'
import { useTranslations } from 'next-intl'
import { useApproval } from './approval-context'
import { isolated, momentText } from './rounds-texts'

interface Props {
  /** The signatures, newest first. */
  signOffs: readonly SignOff[]
  version: Version
}

/** Says whether the shown version is the signed one. Later uploads do not change a signature. */
export function SignedStatement({ signOffs, version }: Props) {
  const t = useTranslations('review')
  const { format } = useApproval()
  const [newest] = signOffs
  const own = signOffs.find(({ versionId }) => versionId === version.id)
  const shown = own ?? newest
  if (!shown) return null
  return t(own ? 'rounds.signed.this' : 'rounds.signed.other', {
    date: momentText(shown.signedAt, format),
    name: isolated(shown.signedBy),
    signed: shown.versionNumber,
    number: version.number,
  })
}
