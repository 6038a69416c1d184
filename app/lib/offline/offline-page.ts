import { site } from '#content/site.ts';

const name = site.name.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Reloading keeps the address: its fragment may hold a document. */
const script =
  'const reload = () => location.reload(); addEventListener("online", reload); document.querySelector("button").onclick = reload;';

const style = `
body { margin: 0; background: Canvas; color: CanvasText; font: 1.125rem/1.5 system-ui, sans-serif; }
main { max-width: 36rem; margin: 0 auto; padding: 4rem 1rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
button { padding: 0.75rem 1.5rem; font: inherit; font-weight: 600; cursor: pointer; }
`;

/**
 * Shown when the network gives no page. Self-contained, since nothing else could be fetched; uses
 * system colours.
 */
export const offlinePage = {
  script,
  style,
  html: `<!doctype html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Pas de réseau | ${name}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Pas de réseau</h1>
<p>Cette page n’a pas pu être chargée. Ce que vous avez enregistré reste sur cet appareil\u00a0: vous le retrouverez avec le réseau.</p>
<button type="button">Réessayer</button>
</main>
<script>${script}</script>
</body>
</html>`,
};
