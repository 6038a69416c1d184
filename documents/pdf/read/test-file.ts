import { zlibSync } from 'fflate';

/** A PDF as other programs write it: text objects and streams, a classic table, a trailer. */
export function writeTestFile(
  objects: Readonly<Record<number, string>>,
  { trailer = '/Root 1 0 R', table = true }: { trailer?: string; table?: boolean } = {},
): Uint8Array {
  let text = '%PDF-1.4\n';
  const places: [number, number][] = [];
  for (const [number, body] of Object.entries(objects)) {
    places.push([Number(number), text.length]);
    text += `${number} 0 obj\n${body}\nendobj\n`;
  }
  if (!table) return toBytes(text);
  const start = text.length;
  text += 'xref\n0 1\n0000000000 65535 f \n';
  for (const [number, at] of places)
    text += `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`;
  return toBytes(`${text}trailer\n<<${trailer}>>\nstartxref\n${start}\n%%EOF\n`);
}

/** A stream body, deflated unless its entries name a filter. */
export function streamOf(content: string | Uint8Array, entries = ''): string {
  const bytes = typeof content === 'string' ? toBytes(content) : content;
  const isFiltered = entries.includes('/Filter');
  const data = isFiltered ? bytes : zlibSync(bytes);
  const filter = isFiltered ? '' : '/Filter/FlateDecode';
  return `<<${entries}${filter}/Length ${data.length}>>\nstream\n${fromBytes(data)}\nendstream`;
}

/** A document that carries `factur-x.xml`, its bytes in object 9. */
export function withInvoice(file = streamOf('<Invoice/>')): Record<number, string> {
  return {
    1: '<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles 4 0 R>>/AF[5 0 R]>>',
    2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    3: '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>',
    4: '<</Kids[6 0 R]>>',
    5: '<</Type/Filespec/F(factur-x.xml)/UF<FEFF0066002D0078>/AFRelationship/Data/EF<</F 9 0 R>>>>',
    6: '<</Limits[(a)(z)]/Names[(factur-x.xml)5 0 R]>>',
    9: file,
  };
}

/** Characters up to U+00FF, a byte each. */
export function toBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  return bytes;
}

export function fromBytes(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
