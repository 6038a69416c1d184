import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import { expect, test } from 'vitest';
import { plainPagePolicy, writePlainPage } from './plain-page.ts';

test('a page of the server has its own style alone, and no script', async () => {
  const page = String(await writePlainPage('Adieu', html`<p>Au revoir</p>`));
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(page) ?? [];
  expect(style).toContain('main {');
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = plainPagePolicy(["form-action 'self'"]).split('; ');
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("trusted-types 'none'");
  expect(policy.at(-1)).toBe("form-action 'self'");
});
