import { makeQueryRefusal } from '#server/backend/rest/problem.ts';
import { type Field, parseField } from './field.ts';
import { splitList } from './split.ts';

export type Order = {
  field: Field;
  /** The embed that the field belongs to; null for the table itself. */
  embed: string | null;
  isDescending: boolean;
  nulls: 'first' | 'last' | null;
};

/** Parses « created_at.desc.nullslast,draft->>title,company(name).asc ». */
export function parseOrder(text: string): Order[] {
  return splitList(text).map((part) => {
    const [, before = '', direction, nulls] = ORDER.exec(part.trim()) ?? [];
    const [, embed = null, inner = before] = RELATED.exec(before) ?? [];
    if (before === '') throw makeQueryRefusal(`Cannot order by "${part}"`);
    return {
      field: parseField(inner),
      embed,
      isDescending: direction === 'desc',
      nulls: nulls === undefined ? null : NULLS[nulls as keyof typeof NULLS], // by the pattern
    };
  });
}

const ORDER = /^([^.]+?)(?:\.(asc|desc))?(?:\.(nullsfirst|nullslast))?$/;
const RELATED = /^([A-Za-z_]\w*)\((.*)\)$/;
const NULLS = { nullsfirst: 'first', nullslast: 'last' } as const;
