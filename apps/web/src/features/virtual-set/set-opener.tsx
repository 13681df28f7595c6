'use client'

import type { SetScene } from '@studio/shared/contracts/virtual-set'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { OpenerButton, type OpenerState } from '@/components/ui/opener-button'
import type { Messages } from '@/i18n/messages'
import { useIsReady } from '@/lib/use-is-ready'
import type { AskForSetProps } from './request/types'
import type { OpenedSet, Start } from './tool/open-set'
import type { SetToolProps } from './tool/set-tool'
import type { SetLibrary } from './types'

interface Props {
  /** Messages around the tool, for the time before next-intl is loaded. */
  labels: { open: string; loading: string; failed: string }
  messages: Pick<Messages, 'virtualSet'>
  library: SetLibrary
  /** The set with which visitors start who have none of their own. */
  example: SetScene | null
  studioName: string
  /** BCP 47 tag for numbers. */
  format: string
  page: AskForSetProps['page']
}

interface OpenTool {
  /** A new number for each opening, because a second link opens another set. */
  id: number
  Tool: ComponentType<SetToolProps>
  opened: OpenedSet
  opener: HTMLElement
}

/**
 * A button that opens the tool. Its scripts are loaded when the button is pressed, or when the page
 * is opened by the link of a set.
 */
export function SetOpener({ labels, ...props }: Props) {
  const { library, example } = props
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<OpenerState>('idle')
  const [open, setOpen] = useState<OpenTool | null>(null)
  const hasScripts = useIsReady()
  const openings = useRef(0)

  const openTool = async (start: Start) => {
    openings.current += 1
    const id = openings.current
    setState('loading')
    try {
      const { SetTool, openSet } = await import('./tool/set-tool')
      const opened = await openSet(start, library, example)
      // If the tool was opened again in the meantime, the later opening counts.
      if (id !== openings.current) return
      if (button.current) setOpen({ id, Tool: SetTool, opened, opener: button.current })
      setState('idle')
    } catch {
      if (id === openings.current) setState('failed')
    }
  }
  const openLatest = useRef(openTool)
  useEffect(() => {
    openLatest.current = openTool
  })
  useEffect(() => {
    const openLinked = () => {
      if (!/^#set(-request)?=/.test(location.hash)) return
      void openLatest.current({ from: 'address', address: location.hash })
    }
    openLinked()
    addEventListener('hashchange', openLinked)
    return () => {
      removeEventListener('hashchange', openLinked)
    }
  }, [])

  if (!hasScripts) return null
  return (
    <>
      <OpenerButton
        ref={button}
        className={buttonVariants({ emphasis: 'primary' })}
        failedClass="bg-ink/80 px-3 py-2"
        onOpen={() => void openTool({ from: 'draft' })}
        state={state}
        label={labels.open}
        loading={labels.loading}
        failed={labels.failed}
      />
      {open && (
        <open.Tool
          key={open.id}
          {...props}
          opened={open.opened}
          opener={open.opener}
          onClose={() => {
            setOpen(null)
          }}
        />
      )}
    </>
  )
}
