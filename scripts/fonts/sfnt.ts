/**
 * The tables of a TrueType file, by tag. https://learn.microsoft.com/typography/opentype/spec/otff
 */
export type Tables = Map<string, Buffer>;

export function readSfnt(file: Buffer): Tables {
  const tables: Tables = new Map();
  for (let index = 0; index < file.readUInt16BE(4); index += 1) {
    const record = HEADER_LENGTH + index * RECORD_LENGTH;
    const offset = file.readUInt32BE(record + 8);
    tables.set(
      file.toString('latin1', record, record + 4),
      file.subarray(offset, offset + file.readUInt32BE(record + 12)),
    );
  }
  return tables;
}

export function requireTable(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`The font has no ${tag} table.`);
  return table;
}

export function writeSfnt(tables: Tables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const directory = Buffer.alloc(HEADER_LENGTH + sorted.length * RECORD_LENGTH);
  writeHeader(directory, sorted.length);
  let offset = directory.length;
  const padded = sorted.map(([tag, table], index) => {
    const record = HEADER_LENGTH + index * RECORD_LENGTH;
    const bytes = padTo(table, 4);
    directory.write(tag, record, 'latin1');
    directory.writeUInt32BE(checksum(bytes), record + 4);
    directory.writeUInt32BE(offset, record + 8);
    directory.writeUInt32BE(table.length, record + 12);
    offset += bytes.length;
    return bytes;
  });
  const file = Buffer.concat([directory, ...padded]);
  const head = directory.readUInt32BE(
    HEADER_LENGTH + sorted.findIndex(([tag]) => tag === 'head') * RECORD_LENGTH + 8,
  );
  file.writeUInt32BE((CHECKSUM_MAGIC - checksum(file)) >>> 0, head + 8);
  return file;
}

export function padTo(bytes: Buffer, multiple: number): Buffer {
  const missing = -bytes.length & (multiple - 1);
  return missing === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(missing)]);
}

function writeHeader(directory: Buffer, tableCount: number) {
  const power = Math.floor(Math.log2(tableCount));
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(tableCount, 4);
  directory.writeUInt16BE(RECORD_LENGTH * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(RECORD_LENGTH * (tableCount - 2 ** power), 10);
}

function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let offset = 0; offset < bytes.length; offset += 4)
    sum = (sum + bytes.readUInt32BE(offset)) >>> 0;
  return sum;
}

const HEADER_LENGTH = 12;
const RECORD_LENGTH = 16;
const CHECKSUM_MAGIC = 0xb1b0afba;
