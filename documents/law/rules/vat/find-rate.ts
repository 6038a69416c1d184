import type { Finding } from '#documents/law/rule.ts';
import { findWrongLine } from '#documents/law/rules/find-lines.ts';
import type { Draft } from '#documents/model/draft.ts';
import { type Percent, requirePercent } from '#documents/money/amounts.ts';

type RateCheck = { isWrong: (rate: Percent) => boolean; message: string };

/** The first line, else the first charge, whose rate is wrong. */
export function findRate(draft: Draft, { isWrong, message }: RateCheck): Finding | null {
  const wrong = listWrongRates(draft, isWrong);
  if (wrong.size === 0) return null;
  const line = findWrongLine(draft, {
    isWrong: ({ kind, vatRate }) => kind === 'item' && wrong.has(vatRate),
    message,
    key: 'vatRate',
  });
  if (line) return line;
  const index = draft.charges.findIndex(({ vatRate }) => wrong.has(vatRate));
  return { message: `Frais : ${message}`, field: `charges[${index}].vatRate` };
}

function listWrongRates(draft: Draft, isWrong: RateCheck['isWrong']): Set<string | undefined> {
  const rates = new Set<string | undefined>(draft.charges.map(({ vatRate }) => vatRate));
  for (const line of draft.lines) {
    if (line.kind === 'item') rates.add(line.vatRate);
  }
  return new Set([...rates].filter((rate) => rate !== undefined && isWrong(requirePercent(rate))));
}
