import type { CSSProperties } from 'react'
import { nameWidth } from './name-width'

export function LargeWordmark({ name }: { name: string }) {
  const words = name.split(/\s+/)
  const style: CSSProperties = {
    '--line': nameWidth(name),
    '--word': Math.max(...words.map(nameWidth)),
  }
  return (
    <span className="opening-name" style={style} lang="en" dir="ltr">
      <span>
        {words.map((word, index) => (
          <span key={index}>{word} </span>
        ))}
      </span>
    </span>
  )
}
