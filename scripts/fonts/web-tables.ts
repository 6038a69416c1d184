import type { FontNames } from './font-names.ts';
import { requireTable, type Tables } from './sfnt.ts';
import type { SourceFont } from './source-font.ts';

/** Further tables that browsers need: line metrics, names (with the licence), no glyph names. */
export function makeWebTables(
  font: SourceFont,
  names: FontNames,
  codepoints: readonly number[],
): Tables {
  return new Map([
    ['OS/2', writeOs2(font, codepoints)],
    ['name', writeName(names)],
    ['post', writePost(font)],
  ]);
}

function writeOs2({ tables }: SourceFont, codepoints: readonly number[]): Buffer {
  const os2 = Buffer.from(requireTable(tables, 'OS/2'));
  os2.writeUInt16BE(codepoints[0] ?? 0, 64);
  os2.writeUInt16BE(codepoints.at(-1) ?? 0, 66);
  return os2;
}

function writePost({ tables }: SourceFont): Buffer {
  const post = Buffer.from(requireTable(tables, 'post').subarray(0, 32));
  post.writeUInt32BE(0x00030000, 0);
  return post;
}

function writeName({ family, style, postScript }: FontNames): Buffer {
  const names: [id: number, text: string][] = [
    [0, COPYRIGHT],
    [1, family],
    [2, style],
    [4, `${family} ${style}`],
    [6, postScript],
    [13, 'This Font Software is licensed under the SIL Open Font License, Version 1.1.'],
    [14, 'https://openfontlicense.org'],
  ];
  const header = Buffer.alloc(6 + 12 * names.length);
  header.writeUInt16BE(names.length, 2);
  header.writeUInt16BE(header.length, 4);
  let offset = 0;
  const texts = names.map(([id, text], index) => {
    const bytes = Buffer.from(text, 'utf16le').swap16();
    // Platform 3 (Windows), encoding 1 (Unicode), language 0x409
    for (const [word, value] of [3, 1, 0x409, id, bytes.length, offset].entries())
      header.writeUInt16BE(value, 6 + 12 * index + 2 * word);
    offset += bytes.length;
    return bytes;
  });
  return Buffer.concat([header, ...texts]);
}

const COPYRIGHT = 'Copyright © 2017 IBM Corp. with Reserved Font Name "Plex"';
