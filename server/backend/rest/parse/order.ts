import { refuseQuery } from '#server/backend/rest/problem.ts';

export type Order = { column: string; isDescending: boolean; nulls: 'first' | 'last' | null };

/** « created_at.desc.nullslast,name ». */
export function parseOrder(text: string): Order[] {
  return text.split(',').map((part) => {
    const [, column, direction, nulls] = ORDER.exec(part.trim()) ?? [];
    if (column === undefined) throw refuseQuery(`Cannot order by "${part}"`);
    return {
      column,
      isDescending: direction === 'desc',
      nulls: nulls === undefined ? null : NULLS[nulls as keyof typeof NULLS],
    };
  });
}

const ORDER = /^([A-Za-z_]\w*)(?:\.(asc|desc))?(?:\.(nullsfirst|nullslast))?$/;

const NULLS = { nullsfirst: 'first', nullslast: 'last' } as const;
