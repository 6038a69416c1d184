import { makeQueryRefusal } from '#server/backend/rest/problem.ts';
import { parseColumn } from './column.ts';

export type Order = { column: string; isDescending: boolean; nulls: 'first' | 'last' | null };

/** Parses « created_at.desc.nullslast,title ». */
export function parseOrder(text: string): Order[] {
  return text.split(',').map((part) => {
    const [, column, direction, nulls] = ORDER.exec(part.trim()) ?? [];
    if (column === undefined) throw makeQueryRefusal(`Cannot order by "${part}"`);
    return {
      column: parseColumn(column),
      isDescending: direction === 'desc',
      nulls: nulls === undefined ? null : NULLS[nulls as keyof typeof NULLS], // by the pattern
    };
  });
}

const ORDER = /^([^.]+)(?:\.(asc|desc))?(?:\.(nullsfirst|nullslast))?$/;
const NULLS = { nullsfirst: 'first', nullslast: 'last' } as const;
