import { askData } from '#app/data/account/answer.ts';
import { firstNumberOf } from '#app/data/account/records/first-number.ts';
import { sessionStore } from '#app/data/account/session/session.ts';
import type { Draft } from '#documents';

/**
 * The number pattern and first number of the company that issues a document; null when none is kept
 * for this kind.
 */
export async function readCompanyNumbering({
  seller,
  kind,
  issueDate,
}: Draft): Promise<{ pattern: string; first: string } | null> {
  const siren = seller.siren || seller.siret?.slice(0, 9);
  const answer = await askData((client) => {
    const mine = client
      .from('companies')
      .select('defaults')
      .eq('user_id', sessionStore.get().user?.id ?? '');
    const own = siren ? mine.like('siret', `${siren}%`) : mine.eq('name', seller.name);
    return own.order('created_at').limit(1);
  });
  const numbering = answer.ok ? readObject(answer.value[0]?.defaults).numbering : null;
  const { pattern, start } = readObject(readObject(numbering)[kind]);
  if (typeof pattern !== 'string') return null;
  const own = { pattern, start: typeof start === 'number' && start > 1 ? start : 1 };
  const first = firstNumberOf(own, issueDate);
  return first === null ? null : { pattern, first };
}

function readObject(
  value: unknown,
): Record<string, unknown> & { numbering?: unknown; pattern?: unknown; start?: unknown } {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}; // any object has keys
}
