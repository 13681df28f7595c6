import { createMediaStore } from 'media-chrome/dist/media-store/media-store.js'
import { MediaActionTypes } from 'media-chrome/react/media-store'

export type MediaStore = ReturnType<typeof createMediaStore>

/** Creates a store for sound, full screen, buffering and errors, which is media-chrome's. */
export function createQuietMediaStore(): MediaStore {
  // Without these options, the store would save the volume in the browser.
  return createMediaStore({ options: { noVolumePref: true, noMutedPref: true } })
}

/**
 * Connects a video and a full-screen element with the store.
 * @returns a function that disconnects both
 */
export function connectMedia(
  store: MediaStore,
  video: HTMLMediaElement,
  fullScreen: HTMLElement,
): () => void {
  const tell = (media?: HTMLMediaElement, frame?: HTMLElement) => {
    store.dispatch({ type: MediaActionTypes.MEDIA_ELEMENT_CHANGE_REQUEST, detail: media })
    store.dispatch({ type: MediaActionTypes.FULLSCREEN_ELEMENT_CHANGE_REQUEST, detail: frame })
  }
  tell(video, fullScreen)
  return () => tell()
}

export function toggleMuted(store: MediaStore): void {
  const isMuted = store.getState().mediaVolumeLevel === 'off'
  store.dispatch({
    type: isMuted ? MediaActionTypes.MEDIA_UNMUTE_REQUEST : MediaActionTypes.MEDIA_MUTE_REQUEST,
  })
}

export function toggleFullScreen(store: MediaStore): void {
  store.dispatch({
    type: store.getState().mediaIsFullscreen
      ? MediaActionTypes.MEDIA_EXIT_FULLSCREEN_REQUEST
      : MediaActionTypes.MEDIA_ENTER_FULLSCREEN_REQUEST,
  })
}

export function setVolume(store: MediaStore, volume: number): void {
  store.dispatch({ type: MediaActionTypes.MEDIA_VOLUME_REQUEST, detail: volume })
}
