import { refuse } from '#server/backend/rest/problem.ts';

export type Preferences = {
  count: boolean;
  returns: 'representation' | 'minimal' | 'headers-only' | null;
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  missing: 'default' | 'null';
};

/** `Prefer` (RFC 7240). What is not known is left aside, as the RFC has it, but for counts that would cost or lie. */
export function parsePrefer(header: string | undefined): Preferences {
  const asked = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', value = ''] = part.trim().split('=');
      return [name, value] as const;
    }),
  );
  const count = asked.get('count');
  if (count !== undefined && count !== 'exact')
    throw refuse(400, 'PGRST122', `Only "count=exact" is known, not "count=${count}"`);
  return {
    count: count === 'exact',
    returns: oneOf(asked.get('return'), ['representation', 'minimal', 'headers-only']),
    resolution: oneOf(asked.get('resolution'), ['merge-duplicates', 'ignore-duplicates']),
    missing: asked.get('missing') === 'default' ? 'default' : 'null',
  };
}

function oneOf<Known extends string>(
  value: string | undefined,
  known: readonly Known[],
): Known | null {
  return known.find((one) => one === value) ?? null;
}
