import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

/** The bytes of the file that a press makes. */
export async function takeFile(visitor: Visitor, press: () => Promise<void>): Promise<Buffer> {
  const countFiles = () => visitor.look(() => window.savedFiles.length);
  const before = await countFiles();
  await press();
  await expect.poll(countFiles).toBe(before + 1);
  const address = await visitor.look(readLastFile);
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** In the page: as a data: address. */
function readLastFile() {
  return new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(window.savedFiles.at(-1) ?? new Blob());
  });
}
