/** Detects the delimiter and the encoding; drops empty rows. */
export async function readCsv(file: Blob): Promise<string[][]> {
  const [{ default: papa }, bytes] = await Promise.all([import('papaparse'), file.arrayBuffer()]);
  const { data } = papa.parse<string[]>(decode(bytes), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [';', ',', '\t', '|'],
  });
  return data.map((row) => row.map(readCell));
}

/** Drops the apostrophe that keeps spreadsheets from running a cell. */
function readCell(cell: string): string {
  return cell
    .replace(/[\u00a0\u202f]/g, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');
}

/** Spreadsheets for Windows write windows-1252. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
