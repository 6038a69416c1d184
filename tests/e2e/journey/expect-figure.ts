import { expect, type Page } from 'playwright/test';

/** A figure of the dashboard, by its label. */
export function expectFigure(page: Page, label: string, text: RegExp) {
  const term = page.getByRole('term').filter({ hasText: label });
  return expect(term.locator('xpath=following-sibling::dd')).toHaveText(text);
}
