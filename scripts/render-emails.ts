// node scripts/render-emails.ts <folder>
// Renders every message of the server as HTML, text and pictures.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { makeEmail } from '#server/email/make-email.ts';
import { everyEmail } from '#server/test/email/every-email.ts';
import { provideChromium } from './browsers/provide-chromium.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Give the folder to write to');
mkdirSync(folder, { recursive: true });
const emails = await Promise.all(everyEmail.map((content) => makeEmail('a@exemple.fr', content)));
const named = emails.map(({ type, html, text }, index) => ({
  path: join(folder, `${String(index).padStart(2, '0')}-${type}`),
  html,
  text,
}));
for (const { path, html, text } of named) {
  writeFileSync(`${path}.html`, html);
  writeFileSync(`${path}.txt`, text);
}
const { shell } = provideChromium();
const browser = await chromium.launch({ ...(shell && { executablePath: shell }) });
try {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 600]) await takePictures(browser, { colorScheme, width });
} finally {
  await browser.close();
}

/** Full-length pictures of each message, at one width and theme. */
async function takePictures(
  opened: Browser,
  { colorScheme, width }: { colorScheme: 'light' | 'dark'; width: number },
): Promise<void> {
  const page = await opened.newPage({ colorScheme, viewport: { width, height: 400 } });
  for (const { path, html } of named) {
    await page.setContent(html);
    await page.screenshot({ path: `${path}-${width}-${colorScheme}.png`, fullPage: true });
  }
  await page.close();
}
