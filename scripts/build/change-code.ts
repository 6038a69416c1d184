import type { Plugin } from 'vite';

/** A piece of a library’s code that a build replaces. */
export type Change = { file: RegExp; known: string; instead: string };

export function changeLibraries(name: string, changes: readonly Change[]): Plugin {
  return {
    name,
    apply: 'build',
    transform(code, id) {
      const due = changes.filter(({ file }) => file.test(id));
      return due.length > 0 ? { code: due.reduce(changeCode, code), map: null } : null;
    },
  };
}

/** Throws when the library no longer contains the code to replace. */
export function changeCode(code: string, { file, known, instead }: Change): string {
  if (!code.includes(known)) throw new Error(`${file.source} no longer says « ${known} »`);
  return code.replace(known, () => instead);
}
