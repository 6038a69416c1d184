/**
 * Names of files of strangers, safe to save side by side: without folders, forbidden characters or
 * bidirectional controls, each once (« plan.pdf », « plan (2).pdf »).
 */
export function toSafeFileNames(names: readonly string[]): string[] {
  const taken = new Map<string, number>();
  return names.map((name) => findFree(makeSafe(name), taken));
}

/** Whether a name leads to a folder: « ../plan.pdf », « C:\plan.pdf ». */
export function hasFolder(name: string): boolean {
  return /[/\\]|^[A-Za-z]:/.test(name);
}

function makeSafe(name: string): string {
  const last = name.split(/[/\\]|^[A-Za-z]:/).at(-1) ?? '';
  const plain = last.replace(FORBIDDEN, '').replace(/^[ .]+/, '');
  return plain.slice(-MAX_LENGTH) || 'piece-jointe';
}

/** `taken` holds the last rank of each name, so that a thousand twins take no time. */
function findFree(name: string, taken: Map<string, number>): string {
  const [, stem = name, extension = ''] = /^(.+?)(\.[^.]{1,8})?$/s.exec(name) ?? [];
  let rank = taken.get(keyOf(name)) ?? 0;
  let free = name;
  while (rank > 0 && taken.has(keyOf(free))) {
    rank += 1;
    free = `${stem} (${rank})${extension}`;
  }
  taken.set(keyOf(name), Math.max(rank, 1));
  taken.set(keyOf(free), taken.get(keyOf(free)) ?? 1);
  return free;
}

/** Some disks do not tell upper case, or composed accents, apart. */
function keyOf(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

const MAX_LENGTH = 100;
const FORBIDDEN = /[<>:"|?*\p{Cc}\p{Cf}]/gu;
