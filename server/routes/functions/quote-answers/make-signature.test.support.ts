import { crc32, deflateSync } from 'node:zlib';

type Png = { width?: number; height?: number; interlacing?: number; chunks?: [string, Buffer][] };

/** A grey PNG as a data URL; `chunks` stand between its header and its end. */
export function makeSignature({
  width = 2,
  height = 1,
  interlacing = 0,
  chunks = [['IDAT', deflateSync(Buffer.alloc(height * (width + 1)))]],
}: Png = {}): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, interlacing], 8);
  const all: [string, Buffer][] = [['IHDR', header], ...chunks, ['IEND', Buffer.alloc(0)]];
  return asPngUrl(Buffer.concat([MAGIC, ...all.map(([type, data]) => makeChunk(type, data))]));
}

export function asPngUrl(bytes: Buffer): string {
  return `data:image/png;base64,${bytes.toString('base64')}`;
}

/** A PNG whose data URL has that many characters, or up to three less. */
export function makeSignatureOf(characters: number): string {
  const rest = Buffer.from(makeSignature().split(',')[1] ?? '', 'base64').length;
  const data = Math.floor((characters - 'data:image/png;base64,'.length) / 4) * 3;
  return makeSignature({
    chunks: [
      ['tEXt', Buffer.alloc(data - rest - 12, 'a')],
      ['IDAT', deflateSync(Buffer.alloc(3))],
    ],
  });
}

function makeChunk(type: string, data: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(checked));
  return Buffer.concat([length, checked, checksum]);
}

const MAGIC = Buffer.from('89504e470d0a1a0a', 'hex');
