import type { Locator, Page } from '@playwright/test'

/** Measures the milliseconds between frames, both without input and while a pen moves. */
export async function paceOfDrawing(
  surface: Locator,
): Promise<{ idle: number[]; drawing: number[] }> {
  return surface.evaluate(async (element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const send = (type: string, x: number, y: number) =>
      element.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerType: 'mouse',
          pointerId: 1,
          clientX: left + x * width,
          clientY: top + y * height,
          button: type === 'pointermove' ? -1 : 0,
        }),
      )
    const paceOf = async (each: (turn: number) => void) => {
      const times: number[] = []
      for (let turn = 0; turn < 180; turn += 1) {
        const before = performance.now()
        each(turn)
        await new Promise((resolve) => requestAnimationFrame(resolve))
        times.push(performance.now() - before)
      }
      return times
    }
    const idle = await paceOf(() => undefined)
    send('pointerdown', 0.5, 0.5)
    const drawing = await paceOf((turn) => {
      for (let part = 0; part < 4; part += 1) {
        const angle = (turn * 4 + part) / 12
        send('pointermove', 0.5 + 0.4 * Math.sin(angle), 0.5 + 0.4 * Math.cos(angle * 1.3))
      }
    })
    send('pointerup', 0.5, 0.5)
    return { idle, drawing }
  })
}

/** Measures the milliseconds from each key press until the field shows the letter. */
export async function waitsOfTyping(page: Page, text: string): Promise<number[]> {
  await page.evaluate(() => {
    const waits: number[] = []
    addEventListener('keydown', () => {
      const before = performance.now()
      requestAnimationFrame(() => setTimeout(() => waits.push(performance.now() - before)))
    })
    Object.assign(window, { waits })
  })
  await page.keyboard.type(text, { delay: 30 })
  return page.evaluate(() => (window as unknown as { waits: number[] }).waits)
}
