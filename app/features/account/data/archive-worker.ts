import { createZip, type ZipPart } from '#app/lib/encoding/create-zip.ts';

/** Messages to the worker, which answers « finish » with the ZIP. */
export type ArchiveOrder =
  | { kind: 'start'; day: string }
  | { kind: 'open'; name: string }
  | { kind: 'write'; text: string }
  | { kind: 'close' }
  | { kind: 'bytes'; name: string; bytes: Uint8Array }
  | { kind: 'finish' };

let zip = createZip('');
let part: ZipPart | null = null;

// One archive per worker. What it throws reaches the page as an error of the worker.
self.addEventListener('message', ({ data }: MessageEvent<ArchiveOrder>) => {
  if (data.kind === 'start') zip = createZip(data.day);
  else if (data.kind === 'open') part = zip.open(data.name);
  else if (data.kind === 'write') part?.write(data.text);
  else if (data.kind === 'close') part?.close();
  else if (data.kind === 'bytes') zip.addPacked(data.name, data.bytes);
  else self.postMessage(zip.finish());
});
