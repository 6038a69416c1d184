import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The files of `folder` that the server serves, each with its address. */
export function listServed(folder: string): { path: string; file: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((file) => isServed(file))
    .toSorted()
    .map((file) => ({ path: urlPathOf(file), file }));
}

export function isPage(file: string): boolean {
  return /(^|\/)index\.html$/.test(file);
}

/**
 * Excludes the SPA fallback of React Router, the only HTML that is no page, packed copies, and the
 * data of what is no page (« robots.txt.data »): the router never goes there.
 */
function isServed(file: string): boolean {
  return isPage(file) || /^[^.].*\.(?!(html|br|gz)$)\w+(?<!\.\w+\.data)$/.test(file);
}

function urlPathOf(file: string): string {
  return `/${isPage(file) ? file.replace(/\/?index\.html$/, '') : file}`;
}
