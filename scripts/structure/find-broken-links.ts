import { join } from 'node:path';

/** Links of Markdown pages to files that do not exist: addresses and anchors are left alone. */
export function findBrokenLinks(
  { path, source }: { path: string; source: string },
  exists: (path: string) => boolean,
): string[] {
  return [...source.matchAll(link)]
    .map(([, target = '']) => target)
    .filter((target) => target !== '' && !/^\w+:/.test(target))
    .filter((target) => !exists(join(path, '..', target)))
    .map((target) => `${path} leads to ${target}, which does not exist`);
}

const link = /\]\(([^)#\s]*)(?:#[^)\s]*)?\)/g;
