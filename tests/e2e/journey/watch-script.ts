import type { Page, Response } from 'playwright/test';

/** The source of every script fetched by the current page since it was opened. */
export function watchScript(page: Page): () => Promise<string> {
  let responses: Response[] = [];
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type === 'document') responses = [];
    if (type === 'script') responses.push(response);
  });
  return async () => {
    const bodies = await Promise.all(responses.map((response) => response.body()));
    return bodies.map((body) => body.toString()).join('\n');
  };
}
