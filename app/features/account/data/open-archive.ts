import { unzip } from 'unzipit';
import { type AccountExport, readExport } from '#app/data/account/portability/read-export.ts';

/** Reads a file of « Mes données »: the ZIP, or the JSON of it alone. Null when it is none. */
export async function openArchive(file: File): Promise<AccountExport | null> {
  try {
    if (!(await isZip(file))) return await readExport(await file.text(), NO_PARTS);
    const { entries } = await unzip(file);
    const data = entries['donnees.json'];
    if (!data || data.size > MOST_TEXT) return null;
    return await readExport(await data.text(), {
      has: (path) => entries[path] !== undefined,
      read: async (path) => {
        const entry = entries[path];
        if (!entry || entry.size > MOST_FILE) return null;
        return new Uint8Array(await entry.arrayBuffer());
      },
    });
  } catch {
    // Damaged, or too large for this browser.
    return null;
  }
}

async function isZip(file: File): Promise<boolean> {
  return (await file.slice(0, 2).text()) === 'PK';
}

/** Bytes: the longest text that a browser reads at once, and more than any file of an account. */
const MOST_TEXT = 500_000_000;
const MOST_FILE = 10_000_000;
const NO_PARTS = { has: () => false, read: async () => null };
