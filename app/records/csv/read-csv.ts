/** The cells of a CSV file, whatever its mark and its encoding; rows with nothing are left out. */
export async function readCsv(file: Blob): Promise<string[][]> {
  const [{ default: papa }, bytes] = await Promise.all([import('papaparse'), file.arrayBuffer()]);
  const { data } = papa.parse<string[]>(decode(bytes), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [';', ',', '\t', '|'],
  });
  return data.map((row) => row.map(readCell));
}

/** The apostrophe that keeps a spreadsheet from running a cell is not part of it. */
function readCell(cell: string): string {
  return cell
    .replace(/[\u00a0\u202f]/g, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '');
}

/** What is not UTF-8 comes from a spreadsheet for Windows. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
