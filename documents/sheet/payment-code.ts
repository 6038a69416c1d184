import { encode } from 'uqr';
import type { Draft } from '#documents/model/draft.ts';
import { payingAccountOf, wantsPaymentCode } from '#documents/model/payment-account.ts';
import { toDecimal } from '#documents/money/decimal.ts';
import type { Totals } from '#documents/totals/totals.ts';
import type { QrCode, QrModules } from './qr-code.ts';

/** The SEPA transfer of a document as a QR code; null when no bank could execute it. */
export function createPaymentCode(draft: Draft, totals: Totals): QrCode | null {
  const payload = writePaymentPayload(draft, totals);
  if (payload === null) return null;
  if (last?.payload !== payload) last = { payload, code: encodeOnce(payload) };
  return last.code;
}

/** Reused while other fields are typed and the amount stays the same. */
let last: { payload: string; code: QrCode } | null = null;

function encodeOnce(payload: string): () => QrModules {
  let modules: QrModules | null = null;
  return () => {
    modules ??= encodePayment(payload);
    return modules;
  };
}

function encodePayment(payload: string): QrModules {
  const { data, size } = encode(payload, {
    ecc: 'M',
    border: 0,
    maxVersion: 13,
    boostEcc: false,
    maskPattern: MASK,
  });
  return { moduleCount: size, runs: data.flatMap((row, y) => darkRuns(row, y)) };
}

/**
 * EPC069-12 version 002: one element per line, UTF-8, amount with a point, at most 331 bytes. Null
 * without IBAN, in another currency, or outside 0.01 – 999 999 999.99.
 */
export function writePaymentPayload(draft: Draft, { dueNowAmount }: Totals): string | null {
  if (!wantsPaymentCode(draft)) return null;
  const { seller, number, payment } = draft;
  const { iban = '', bic, accountHolder } = payingAccountOf(draft);
  if (dueNowAmount < 1 || dueNowAmount > 99_999_999_999) return null;
  const name = cut(accountHolder || seller.name, 70);
  if (name === '') return null;
  const amount = `EUR${toDecimal(dueNowAmount, 2, 2)}`;
  const remittance = cut(payment.reference || number, 140);
  const lines = ['BCD', '002', '1', 'SCT', bic ?? '', name, iban, amount, '', '', remittance];
  const payload = lines.join('\n').trimEnd();
  return new TextEncoder().encode(payload).length <= 331 ? payload : null;
}

/** Readers accept every mask (ISO 18004, 7.8); evaluating all costs more than a page. */
const MASK = 2;

function cut(text: string, maxLength: number): string {
  return [...text].slice(0, maxLength).join('');
}

function darkRuns(row: readonly boolean[], y: number): [number, number, number][] {
  const runs: [number, number, number][] = [];
  let start = -1;
  for (let x = 0; x <= row.length; x += 1) {
    if (row[x] && start < 0) start = x;
    if (!row[x] && start >= 0) {
      runs.push([start, y, x - start]);
      start = -1;
    }
  }
  return runs;
}
