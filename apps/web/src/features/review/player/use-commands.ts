import { useEffect, useEffectEvent } from 'react'
import type { Marker, PlayerControl } from '../types'
import { useKeysAreOn } from './keyboard/keys-are-on'
import { commandOf, type Command, type PressedCommand } from './keyboard/shortcuts'
import { takesKey } from './keyboard/takes-keys'
import { nextMarker } from './markers'
import { toggleFullScreen, toggleMuted, type MediaStore } from './media-store'
import { currentFrame } from './playback/player-state'
import { WHOLE, withIn, withOut } from './playback/range'
import { CHOSEN_SPEEDS } from './playback/shuttle'
import type { Zoom } from '../zoom/zoom'

interface Options {
  player: PlayerControl
  media: MediaStore
  markers: readonly Marker[]
  /** The zoom of the picture; null if it cannot be zoomed. */
  zoom: Zoom | null
  onMarker: ((id: string) => void) | undefined
  toggleSafeAreas: () => void
  openHelp: () => void
}

/** Keyboard shortcuts work wherever the focus is, unless the focused element needs the key. */
export function useCommands(options: Options): void {
  const [areOn] = useKeysAreOn()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || takesKey(event.target, event.key)) return
    const pressed = commandOf(event)
    if (!pressed || (!areOn && event.key.length === 1)) return
    event.preventDefault()
    run(pressed, options)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

function run({ command, index }: PressedCommand, options: Options): void {
  const { player, media } = options
  const { range } = player
  const frame = currentFrame(player.getState())
  const seek = (to: number | null) => to !== null && void player.seekToFrame(to)
  const goToNote = (direction: 1 | -1) => {
    const marker = nextMarker(options.markers, frame, direction)
    if (!marker) return
    void player.seekToFrame(marker.first)
    options.onMarker?.(marker.id)
  }
  const actions: Record<Command, () => void> = {
    playPause: () => (player.isPlaying ? player.pause() : player.play()),
    shuttleBack: () => player.shuttle(-1),
    shuttleOn: () => player.shuttle(1),
    frameBack: () => void player.stepBy(-1),
    frameOn: () => void player.stepBy(1),
    tenBack: () => void player.stepBy(-10),
    tenOn: () => void player.stepBy(10),
    toStart: () => seek(0),
    toEnd: () => seek(player.facts.frameCount - 1),
    nextNote: () => goToNote(1),
    previousNote: () => goToNote(-1),
    setIn: () => player.setRange(withIn(range, frame)),
    setOut: () => player.setRange(withOut(range, frame)),
    toIn: () => seek(range.in),
    toOut: () => seek(range.out),
    clearRange: () => player.setRange(WHOLE),
    loop: () => player.setLooping(!player.getState().isLooping),
    speed: () => player.setSpeed(CHOSEN_SPEEDS[index] ?? 1),
    mute: () => toggleMuted(media),
    safeAreas: options.toggleSafeAreas,
    zoomIn: () => options.zoom?.step(1),
    zoomOut: () => options.zoom?.step(-1),
    zoomFit: () => options.zoom?.fit(),
    fullScreen: () => toggleFullScreen(media),
    help: options.openHelp,
  }
  actions[command]()
}
