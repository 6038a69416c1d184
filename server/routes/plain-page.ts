import { html, raw } from 'hono/html';
import { site } from '#content/site.ts';
import { hashSource } from './hash-source.ts';

export type Html = ReturnType<typeof html>;

/** A page of the server itself, without the application. */
export function writePlainPage(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${site.name}</title>
        <style>${raw(STYLE)}</style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}

/** The tokens of app/styles.css that such a page needs. */
const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; background: light-dark(#faf8f3, #12161c); color: light-dark(#16202e, #ece9e1); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.75rem; line-height: 1.15; }
button { padding: 0.75rem 1.25rem; border: 0; border-radius: 6px; background: light-dark(#1c5d4a, #6fc3a8); color: light-dark(#fff, #12161c); font: inherit; font-weight: 600; cursor: pointer; }
h2 { font-size: 1.125rem; }
a { color: light-dark(#1c5d4a, #6fc3a8); }
a:focus-visible, button:focus-visible { outline: 2px solid; outline-offset: 2px; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding: 0.75rem 0; border-top: 1px solid light-dark(#e3ded2, #2c3440); overflow-wrap: anywhere; }
iframe { box-sizing: border-box; width: 100%; height: 36rem; border: 1px solid light-dark(#e3ded2, #2c3440); border-radius: 8px; background: #fff; color-scheme: light; }
pre { padding: 1rem; border: 1px solid light-dark(#e3ded2, #2c3440); border-radius: 8px; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

/** Of a page without scripts. A route adds `directives` of its own; `style` replaces ours. */
export function plainPagePolicy(directives: readonly string[], style = hashSource(STYLE)): string {
  return [
    "default-src 'none'",
    `style-src ${style}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...directives,
  ].join('; ');
}
