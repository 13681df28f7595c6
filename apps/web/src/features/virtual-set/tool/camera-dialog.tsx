import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { blobOf, createCanvas } from '../pictures/canvas'
import { addOwnPerson } from './people-panel'
import { useTool } from './tool-context'

/** The length of the countdown, so that people can step back into the picture. */
const SECONDS = 3

/** The camera runs while the dialog is open. Its video does not leave the browser. */
export function CameraDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('virtualSet')
  const tool = useTool()
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'waiting' | 'on' | 'refused'>('waiting')
  const [seconds, setSeconds] = useState<number | null>(null)

  useEffect(() => {
    let isOpen = true
    let stream: MediaStream | null = null
    const start = async () => {
      try {
        const got = await navigator.mediaDevices.getUserMedia({
          video: { width: { ideal: 1920 }, height: { ideal: 1080 } },
        })
        stream = got
        if (isOpen && video.current) {
          video.current.srcObject = got
          setState('on')
        } else stopAll(got)
      } catch {
        if (isOpen) setState('refused')
      }
    }
    // Browsers offer no cameras on pages without HTTPS.
    void start()
    return () => {
      isOpen = false
      stopAll(stream)
    }
  }, [])

  useEffect(() => {
    if (seconds === null) return
    const shoot = async () => {
      if (!video.current) return
      const dialog = video.current.closest('dialog')
      const picture = await shotOf(video.current).catch(() => null)
      // Closing the dialog by script returns the focus to its opener.
      dialog?.close()
      if (picture) await addOwnPerson(tool, t, picture)
      else tool.session.report('unreadable')
    }
    const timer = setTimeout(() => {
      if (seconds > 1) setSeconds(seconds - 1)
      else void shoot()
    }, 1000)
    return () => {
      clearTimeout(timer)
    }
  }, [seconds, t, tool])

  return (
    <ModalDialog title={t('camera.title')} onClose={onClose}>
      <div className="set-camera">
        <video ref={video} autoPlay playsInline muted hidden={state !== 'on'} />
        <p role="status">
          {state === 'waiting' && t('camera.waiting')}
          {state === 'refused' && t('camera.refused')}
          {seconds !== null && t('camera.counting', { seconds })}
        </p>
        <p className="set-hint">{t('camera.note')}</p>
        <div className="set-own">
          {state === 'on' && (
            <button
              type="button"
              className="set-button set-button-main"
              aria-disabled={seconds !== null}
              onClick={() => {
                setSeconds((now) => now ?? SECONDS)
              }}
            >
              {t('camera.take', { seconds: SECONDS })}
            </button>
          )}
          <form method="dialog">
            <button type="submit" className="set-button">
              {t('close')}
            </button>
          </form>
        </div>
      </div>
    </ModalDialog>
  )
}

async function shotOf(video: HTMLVideoElement): Promise<Blob> {
  const { canvas, context } = createCanvas(video.videoWidth, video.videoHeight)
  context.drawImage(video, 0, 0)
  return blobOf(canvas, 'image/png')
}

function stopAll(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
