'use client'

export function WhereUsedPanel() {
  return null
}
