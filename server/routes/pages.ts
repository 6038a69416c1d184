import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from 'hono';
import type { CaptchaProvider } from '#server/backend/auth/protocol/captcha.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** The prerendered pages by their address: `devis/index.html` is `/devis`. */
export function readPages(
  clientDirectory: string,
  captcha: CaptchaProvider | null,
): Map<string, Page> {
  const files = globSync('**/index.html', { cwd: clientDirectory });
  return new Map(
    files.map((file) => {
      const html = readFileSync(join(clientDirectory, file), 'utf8');
      const path = `/${file.replace(/\/?index\.html$/, '')}`;
      return [path, { html, policy: contentSecurityPolicy(html, captcha) }];
    }),
  );
}

/** A page is asked for again each time, and answered by its tag alone when it has not changed. */
export function sendPage(context: Context, { html, policy }: Page, status: 200 | 404 = 200) {
  context.header('Cache-Control', 'no-cache');
  context.header('Content-Security-Policy', policy);
  return context.html(html, status);
}

export type Page = { html: string; policy: string };
