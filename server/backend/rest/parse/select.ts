import { refuseQuery } from '#server/backend/rest/problem.ts';
import { splitList } from './split.ts';

export type SelectedColumn = { kind: 'column'; column: string; alias: string | null };
/** Rows of a related table, as an object or a list in each row. */
export type SelectedEmbed = {
  kind: 'embed';
  table: string;
  alias: string | null;
  /** The name of the constraint or of the column, where two tables are related twice. */
  hint: string | null;
  /** Rows without any are left out. */
  isInner: boolean;
  items: readonly (SelectedColumn | SelectedAll)[];
};
export type SelectedAll = { kind: 'all' };
export type SelectItem = SelectedAll | SelectedColumn | SelectedEmbed;

/** « id,name,label:subject,company:companies(name) ». Casts and JSON paths are refused: nothing of ours uses them. */
export function parseSelect(text: string): SelectItem[] {
  return splitList(text).map((item) => parseItem(item.trim(), true));
}

function parseItem(text: string, mayEmbed: true): SelectItem;
function parseItem(text: string, mayEmbed: false): SelectedAll | SelectedColumn;
function parseItem(text: string, mayEmbed: boolean): SelectItem {
  if (text === '*') return { kind: 'all' };
  const column = COLUMN.exec(text);
  if (column?.[2]) return { kind: 'column', column: column[2], alias: column[1] ?? null };
  const embed = mayEmbed ? EMBED.exec(text) : null;
  if (!embed) throw refuseQuery(`Cannot select "${text}"`);
  const [, alias = null, table = '', modifiers = '', inner = ''] = embed;
  const words = modifiers.split('!').filter((word) => word !== '');
  const hints = words.filter((word) => word !== 'inner' && word !== 'left');
  if (hints.length > 1) throw refuseQuery(`Cannot select "${text}"`);
  return {
    kind: 'embed',
    table,
    alias,
    hint: hints[0] ?? null,
    isInner: words.includes('inner'),
    items: splitList(inner).map((item) => parseItem(item.trim(), false)),
  };
}

const COLUMN = /^(?:([A-Za-z_]\w*):)?([A-Za-z_]\w*)$/;
const EMBED = /^(?:([A-Za-z_]\w*):)?([A-Za-z_]\w*)((?:!\w+)*)\((.*)\)$/s;
