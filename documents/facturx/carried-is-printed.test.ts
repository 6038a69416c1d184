import { expect, test } from 'vitest';
import type { Draft } from '#documents/model/draft.ts';
import { requireDraft } from '#documents/samples/require-draft.ts';
import { samples } from '#documents/samples/samples.ts';
import { latin } from '#documents/sheet/fonts/latin.generated.ts';
import { layOut } from '#documents/sheet/lay-out.ts';
import { createFontMetrics } from '#documents/sheet/text/font-metrics.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { buildFacturX } from './build-factur-x.ts';

const metrics = createFontMetrics([latin]);

/** The texts of a value, by their path, lists without their places. */
function listTexts(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return value === '' ? [] : [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    listTexts(part, Array.isArray(value) ? path : `${path}.${key}`),
  );
}

/** Letters and digits alone: a sheet has narrow spaces, breaks and French decimals. */
function squash(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/ [–—] /g, 'au')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();
}

/** The ways in which the XML and the sheet may write a text. */
function spell(text: string): string[] {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (year) return [`${day}${month}${year}`, `${day}${month}au`];
  if (/^\d+\.\d$/.test(text)) return [squash(text), squash(`${text}0`)];
  return [squash(text)];
}

function findUnprinted(draft: Draft): string[] {
  const totals = computeTotals(draft);
  const xml = buildFacturX(draft, totals);
  if (xml === null) return [];
  const carried = new Set(
    [...xml.matchAll(/>([^<>]+)</g)].map(([, text = '']) => squash(text.replace(/&\w+;/g, ''))),
  );
  const { pages } = layOut({ draft, totals, metrics, isBlocked: false });
  const printed = squash(
    listTexts(pages)
      .filter(([path]) => path.endsWith('.text'))
      .map(([, text]) => text)
      .join(''),
  );
  return listTexts(draft)
    .filter(([path]) => !WRITTEN_OTHERWISE.test(path))
    .filter(([, text]) => carried.has(squash(text.replace(/[&<>'"]/g, ''))))
    .filter(([, text]) => !spell(text).some((spelling) => printed.includes(spelling)))
    .map(([path, text]) => `${path}: ${text}`);
}

test.each(
  Object.entries(samples)
    .map(([name, sample]) => [name, requireDraft(sample)] as const)
    .filter(([, draft]) => buildFacturX(draft) !== null),
)('what the XML of « %s » carries is printed', (_name, draft) => {
  expect(findUnprinted(draft)).toEqual([]);
});

/**
 * Codes are printed in words, the account that is debited in part. The address where a buyer
 * receives (BT-49) serves software alone, as the page /conformite-securite says.
 */
const WRITTEN_OTHERWISE =
  /\.(country|originCountry|currency|language|code|debtorIban)$|^\.buyer\.email$/;
