import { expect, type Locator, type Page, type TestInfo } from '@playwright/test'
import { chooseMedia } from './admin-form'

/** The type of the annotations that the reporter prints as a table. */
export const INTERACTIONS = 'interactions'

/**
 * What a person does on the screen, counted: one press, one keyboard shortcut, one filled field,
 * one chosen file and one drag each count as one.
 */
export class Interactions {
  private count = 0

  constructor(
    readonly page: Page,
    private readonly info: TestInfo,
  ) {}

  async press(target: Locator): Promise<void> {
    this.count += 1
    await target.click()
  }

  /** Presses until something opens, because a press before hydration does nothing. */
  async pressToOpen(target: Locator, opened: Locator): Promise<void> {
    this.count += 1
    await expect(async () => {
      if (!(await opened.isVisible())) await target.click()
      await expect(opened).toBeVisible({ timeout: 2_000 })
    }).toPass()
  }

  async fill(target: Locator, text: string): Promise<void> {
    this.count += 1
    await target.fill(text)
  }

  /** Types into the field that has the focus. */
  async type(text: string): Promise<void> {
    this.count += 1
    await this.page.keyboard.type(text)
  }

  /** Clicks into a rich text and types there. */
  async write(editor: Locator, text: string): Promise<void> {
    this.count += 1
    await editor.click()
    await this.page.keyboard.type(text)
    await expect(editor).toContainText(text)
  }

  /** @param keys such as `Control+s` */
  async keys(keys: string): Promise<void> {
    this.count += 1
    await this.page.keyboard.press(keys)
  }

  /** Chooses an option of a native list. */
  async choose(list: Locator, option: string): Promise<void> {
    this.count += 1
    await list.selectOption({ label: option })
  }

  /** Types into a list of Payload and presses the option: two interactions. */
  async pick(list: Locator, option: string): Promise<void> {
    await this.fill(list.getByRole('combobox'), option)
    await this.press(this.page.getByRole('option', { name: option }).first())
  }

  /**
   * Opens the library at a field, searches and chooses a file: three interactions. Presses that
   * are repeated because the list was still loading do not count.
   */
  async chooseMedia(path: string, filename: string): Promise<void> {
    this.count += 3
    await chooseMedia(this.page, path, filename)
  }

  async chooseFile(input: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    this.count += 1
    await input.setInputFiles(file)
  }

  /** Notes the count for the table of the run, and fails if the task took more than allowed. */
  finish(task: string, limit: number): void {
    const description = `${task}\t${this.count}\t${limit}`
    this.info.annotations.push({ type: INTERACTIONS, description })
    expect(this.count, `interactions of “${task}”`).toBeLessThanOrEqual(limit)
    this.count = 0
  }
}
