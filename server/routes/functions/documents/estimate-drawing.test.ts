import { expect, test } from 'vitest';
import { makePng } from '#documents/pdf/images/test-png.ts';
import { samples } from '#documents/samples/samples.ts';
import { estimateDrawing } from './estimate-drawing.ts';

const devis = samples['devis-agence-web'];
const estimate = (changes: object) => estimateDrawing({ ...devis, ...changes });
const picture = (png: Uint8Array) => ({
  data: `data:image/png;base64,${Buffer.from(png).toString('base64')}`,
});

test('texts and lines count, and a line without words too', () => {
  const own = estimate({ lines: [] });
  const line = { name: 'Heure', quantity: '1', description: '' };
  const long = { ...line, description: 'x'.repeat(2000) };
  expect(estimate({ lines: [line] }) - own).toBe(106);
  expect(estimate({ lines: [line, long] }) - own).toBe(106 + 2106);
  expect(estimate({ lines: Array.from({ length: 2000 }, () => line) }) - own).toBe(2000 * 106);
});

test('a file counts less than as many words, and a picture by its pixels', () => {
  const own = estimate({});
  const attachments = [{ content: 'A'.repeat(1_000_000) }];
  expect(estimate({ attachments }) - own).toBe(100_000 + 2 * 100);
  const png = Buffer.from(makePng({ width: 2, height: 1, colorType: 0, rows: new Uint8Array(3) }));
  const [small, wide] = [picture(png), Buffer.from(png)];
  wide.writeUInt32BE(2000, 16);
  wide.writeUInt32BE(2000, 20);
  const ofSmall = estimate({ style: { logo: small } });
  const ofWide = estimate({ style: { logo: picture(wide) } });
  expect(ofWide - ofSmall).toBeCloseTo(4_000_000 / 10, 0);
});

test('what is no draft has an estimate, however deep it is nested', () => {
  expect(estimateDrawing(null)).toBe(0);
  expect(estimateDrawing(undefined)).toBe(0);
  const deep = JSON.parse('['.repeat(200_000) + ']'.repeat(200_000));
  expect(estimateDrawing(deep)).toBe(200_000 * 100);
});
