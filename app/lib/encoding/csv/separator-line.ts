/**
 * Takes off a first line « sep=; », by which spreadsheets are told the separator of a CSV file;
 * null where it does not stand. A spreadsheet that saves such a file again may quote and pad it.
 */
export function takeSeparatorLine(text: string): { separator: string | null; text: string } {
  const [line = '', separator = ''] = SEPARATOR_LINE.exec(text) ?? [];
  return { separator: separator || null, text: text.slice(line.length) };
}

const SEPARATOR_LINE = /^\ufeff?\s*"?sep=([^\w\r\n"]?)"?[;,\t| ]*(?:\r\n?|\n|$)/i;
