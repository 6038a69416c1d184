import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file being written. */
export type ZipPart = { write: (text: string) => void; close: () => void };

/**
 * A ZIP written piece after piece: what is written is handed to the browser, so that memory does
 * not grow with the archive. `day` (YYYY-MM-DD) dates every file. One part at a time.
 */
export function createZip(day: string) {
  const pieces: Blob[] = [];
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const handOver = () => {
    pieces.push(new Blob(waiting));
    waiting = [];
    size = 0;
  };
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    waiting.push(chunk as Uint8Array<ArrayBuffer>); // fflate never uses shared memory
    size += chunk.length;
    if (size > PIECE) handOver();
  });
  const begin = (file: ZipDeflate | ZipPassThrough) => {
    file.mtime = `${day}T00:00:00`;
    zip.add(file);
    return file;
  };
  return {
    /** A text, compressed, that comes in several pieces. */
    open: (name: string): ZipPart => {
      const file = begin(new ZipDeflate(name, { level: 6 }));
      return {
        write: (text) => file.push(strToU8(text)),
        close: () => file.push(new Uint8Array(), true),
      };
    },
    addText: (name: string, text: string): void =>
      begin(new ZipDeflate(name, { level: 6 })).push(strToU8(text), true),
    /** Bytes that are compressed already are stored. */
    addPacked: (name: string, bytes: Uint8Array): void =>
      begin(new ZipPassThrough(name)).push(bytes, true),
    finish: (): Blob => {
      zip.end();
      handOver();
      return new Blob(pieces, { type: 'application/zip' });
    },
  };
}

const PIECE = 4_000_000;
