import { expect, test } from 'vitest';
import type { Attachment } from './embedded-files.ts';
import { draw, drawAndRead, readMetadata, readShownTexts } from './test/test-drawing.ts';
import { follow, readCatalog } from './test/test-reader.ts';
import { makeTestSheet } from './test/test-sheet.ts';

const attach = (name: string): Attachment => ({
  name,
  mediaType: 'application/json',
  bytes: Uint8Array.of(123, 125),
  description: 'Test',
  relationship: 'Supplement',
});

test('the invoice and the other files are attached where readers look for them', () => {
  const objects = drawAndRead(makeTestSheet(), {
    facturX: { xml: '<é/>', conformanceLevel: 'EN 16931' },
    attachments: [attach('facturier.json'), attach('é.csv')],
  });
  const catalog = readCatalog(objects);
  const names = /\/EmbeddedFiles<<\/Names\[(.*?)\]/.exec(catalog)?.[1] ?? '';
  expect(names).toMatch(/^\(factur-x\.xml\)\d+ 0 R\(facturier\.json\)\d+ 0 R<FEFF00E9/);
  expect(/\/AF\[(\d+ 0 R ?){3}\]/.test(catalog)).toBe(true);
  const specification =
    readShownTexts(objects).find((text) => text.includes('/F(factur-x.xml)')) ?? '';
  expect(specification).toContain('/AFRelationship/Alternative');
  const embedded = follow(objects, specification, 'UF');
  expect(embedded.text).toContain(
    '/Subtype/text#2Fxml/Params<</ModDate(D:20261120093000Z)/Size 5>>',
  );
  expect(new TextDecoder('utf-8').decode(embedded.stream)).toBe('<é/>');
  expect(readMetadata(objects)).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
});

test('without an invoice nothing claims that there is one', () => {
  const objects = drawAndRead(makeTestSheet());
  expect(readMetadata(objects)).not.toContain('factur-x');
  expect(readCatalog(objects)).not.toContain('/AF');
});

test('two attachments of one name are refused', () => {
  expect(() =>
    draw(makeTestSheet(), { attachments: [attach('a.json'), attach('a.json')] }),
  ).toThrow('Two attachments are called « a.json »');
});
