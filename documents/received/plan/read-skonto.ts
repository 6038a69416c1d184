import type { PaymentPart } from '#documents/received/extended/extended-terms.ts';
import type { Tolerant } from '#documents/received/tolerant-invoice.ts';

type Part = Tolerant<PaymentPart>;

/**
 * Splits the structured German lines off a description (XRechnung BT-20, BR-DE-18): a discount
 * (« #SKONTO#TAGE=14#PROZENT=2.00#BASISBETRAG=252.94# ») or a penalty (« #VERZUG# ») is a part of
 * its own. Without any, the part is unchanged.
 */
export function readSkonto(part: Part): Part[] {
  const lines = (part.description ?? '').split('\n');
  const conditions = lines.flatMap((line) => readLine(line) ?? []);
  if (conditions.length === 0) return [part];
  const words = lines.filter((line) => readLine(line) === null).join('\n');
  const { description: _structured, ...others } = part;
  const rest = words.trim() === '' ? others : { ...others, description: words.trim() };
  return [...(Object.keys(rest).length > 0 ? [rest] : []), ...conditions];
}

function readLine(line: string): Part | null {
  const [, name, period, percent, base] = STRUCTURED.exec(line.trim()) ?? [];
  if (!period || !percent) return null;
  const condition = { percent, period, periodUnit: 'DAY', ...(base ? { base } : {}) };
  return name === 'SKONTO' ? { discount: condition } : { penalty: condition };
}

const STRUCTURED =
  /^#(SKONTO|VERZUG)#TAGE=(\d{1,4})#PROZENT=(\d{1,3}(?:\.\d{1,2})?)(?:#BASISBETRAG=(-?\d{1,12}(?:\.\d{1,2})?))?#?$/;
