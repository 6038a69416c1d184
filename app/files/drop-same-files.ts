/** A file, and the names of its byte-identical copies. */
export type GivenFile = { file: File; copies: string[] };

export async function dropSameFiles(files: readonly File[]): Promise<GivenFile[]> {
  const kept: GivenFile[] = [];
  for (const file of files) {
    const same = await findSame(kept, file);
    if (same) same.copies.push(file.name);
    else kept.push({ file, copies: [] });
  }
  return kept;
}

async function findSame(kept: readonly GivenFile[], file: File): Promise<GivenFile | null> {
  for (const one of kept)
    if (one.file.size === file.size && file.size > 0 && (await haveSameBytes(one.file, file)))
      return one;
  return null;
}

/** An unreadable file equals no other. */
async function haveSameBytes(one: File, other: File): Promise<boolean> {
  if (one.size > MAX_COMPARED) return false;
  try {
    const [a, b] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()]);
    const bytes = new Uint8Array(b);
    return new Uint8Array(a).every((byte, index) => byte === bytes[index]);
  } catch {
    return false;
  }
}

/** In bytes: the reader’s limit. */
const MAX_COMPARED = 100_000_000;
