type OptionForm = { type: 'boolean' | 'string'; short?: string; value?: string; summary: string };

export const optionTable = {
  output: {
    type: 'string',
    short: 'o',
    value: 'PATH',
    summary: 'where to write; a folder for several drafts',
  },
  format: {
    type: 'string',
    value: 'NAME',
    summary: 'cii (that of Factur-X, the default) or ubl',
  },
  merge: { type: 'boolean', summary: 'all the drafts in one file, with a bookmark each' },
  template: {
    type: 'string',
    value: 'NAME',
    summary: 'classique, moderne, epure or compact, whatever the draft says',
  },
  language: { type: 'string', value: 'CODE', summary: 'fr or en, whatever the draft says' },
  final: { type: 'boolean', summary: 'refuse (exit 1) rather than write a BROUILLON' },
  json: { type: 'boolean', summary: 'for machines: JSON on standard output' },
  xml: { type: 'boolean', summary: 'for machines: the XML of the invoice on standard output' },
  table: {
    type: 'boolean',
    summary: 'compare our verdicts on a folder with those of the official rules',
  },
  all: { type: 'boolean', summary: 'also the rules that do not apply' },
  today: {
    type: 'string',
    value: 'DATE',
    summary: 'day of the check, YYYY-MM-DD (default: now in Paris)',
  },
  pattern: {
    type: 'string',
    value: 'PATTERN',
    summary: 'how numbers are written, such as "{NNN}/{MM}/{AAAA}"; guessed by default',
  },
  send: { type: 'boolean', summary: 'newsletter: to every address that wants news' },
  to: { type: 'string', value: 'EMAIL', summary: 'newsletter: to this one address, to try it' },
  mail: {
    type: 'boolean',
    summary: 'restore: also send what waited, where none of it can have left since the backup',
  },
  load: {
    type: 'string',
    value: 'NUMBER',
    summary: 'check-backend: also so many requests at once, 1 to 512, of temporary accounts',
  },
  seconds: {
    type: 'string',
    value: 'NUMBER',
    summary: 'check-backend: how long the load lasts, 1 to 300 (default: 20)',
  },
  keep: {
    type: 'string',
    value: 'FILE',
    summary: 'check-backend: write the figures of the load to this file',
  },
  compare: {
    type: 'string',
    value: 'FILE',
    summary: 'check-backend: divide the figures by those that --keep wrote',
  },
  verbose: { type: 'boolean', short: 'v', summary: 'one line per file instead of a progress bar' },
  help: { type: 'boolean', short: 'h', summary: 'print this help' },
  version: { type: 'boolean', summary: 'print the version' },
} as const satisfies Record<string, OptionForm>;

export type OptionName = keyof typeof optionTable;

export type Options = {
  [Name in OptionName]?: (typeof optionTable)[Name]['type'] extends 'string' ? string : boolean;
};

export type Request = { inputs: readonly string[]; options: Options };

export function isOptionName(name: string): name is OptionName {
  return Object.hasOwn(optionTable, name);
}

export function isXmlFormat(name: string): boolean {
  return name === 'cii' || name === 'ubl';
}
