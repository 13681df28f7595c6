// Next's own React has view transitions; the types of React 19.2 keep them here.
/// <reference types="react/experimental" />

import 'react'

declare module 'react' {
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined
  }
}
