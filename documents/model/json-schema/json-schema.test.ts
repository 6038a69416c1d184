import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { parseDraft } from '#documents/model/parse-draft.ts';
import { KIND_NAMES } from '#documents/model/subtypes.ts';
import { buildLongSample } from '#documents/samples/long.ts';
import { samples } from '#documents/samples/samples.ts';
import { OBJECT_DESCRIPTIONS, PROPERTY_DESCRIPTIONS } from './descriptions.ts';
import { exampleDraft as example } from './example.ts';
import { buildJsonSchema } from './json-schema.ts';

type Schema = {
  title?: string;
  description?: string;
  type?: string;
  const?: unknown;
  default?: unknown;
  enum?: string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: Schema;
  $defs?: Record<string, Schema>;
  examples?: unknown[];
};

const published = buildJsonSchema('https://facturier.example');
const schema = published as Schema; // a JSON Schema is plain JSON; only these keywords are used
const isValid = new Ajv2020({ strict: true }).compile(published);
const [item] = example.lines;

test('the schema says what it is and where it lives', () => {
  expect(published).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://facturier.example/schema/document.json',
    title: 'Facturier document',
    type: 'object',
    additionalProperties: false,
  });
  expect(JSON.parse(JSON.stringify(published))).toEqual(published);
});

test('only the version, the kind, the regime and the parties must be given', () => {
  expect(schema.required?.toSorted()).toEqual(['buyer', 'kind', 'seller', 'vatRegime', 'version']);
  expect(schema.properties?.kind?.enum).toEqual([...KIND_NAMES]);
  expect(schema.properties?.version?.const).toBe(1);
});

test('every object is closed', () => {
  const open = objects().filter(({ node }) => node.additionalProperties !== false);
  expect(open.map(({ place }) => place)).toEqual([]);
});

test('every property has its sentence, and every sentence its property', () => {
  const properties = objects().flatMap(({ node, place }) =>
    Object.keys(node.properties ?? {}).map((key) => `${place} ${key}`),
  );
  const described = Object.entries(PROPERTY_DESCRIPTIONS).flatMap(([place, each]) =>
    Object.keys(each).map((key) => `${place} ${key}`),
  );
  expect(described.toSorted()).toEqual([...new Set(properties)].toSorted());
  for (const { node, place } of objects())
    for (const [key, { description = '' }] of Object.entries(node.properties ?? {}))
      expect(description, `${place} ${key}`).toMatch(/^\p{Lu}[^\n]+\.(\n- "\S*": [^\n]+)*$/u);
});

test('every choice says what it means, and no other is described', () => {
  const choices = objects().flatMap(({ node, place }) =>
    Object.entries(node.properties ?? {}).flatMap(([key, property]) => {
      const values = property.enum ?? property.items?.enum;
      return values ? [[`${place} ${key}`, values] as const] : [];
    }),
  );
  const described = Object.entries(PROPERTY_DESCRIPTIONS).flatMap(([place, each]) =>
    Object.entries(each).flatMap(([key, description]) =>
      typeof description === 'string'
        ? []
        : [[`${place} ${key}`, Object.keys(description.choices)] as const],
    ),
  );
  expect(Object.fromEntries(described)).toEqual(Object.fromEntries(choices));
  expect(choices.length).toBeGreaterThan(10);
});

test('the document and each of its parts have a title', () => {
  const names = ['document', ...Object.keys(schema.$defs ?? {})];
  expect(Object.keys(OBJECT_DESCRIPTIONS).toSorted()).toEqual(names.toSorted());
  for (const { title, description } of [schema, ...Object.values(schema.$defs ?? {})]) {
    expect(title).toMatch(/^\p{Lu}/u);
    expect(description).toMatch(/\.$/);
  }
});

test('the example is the draft of the README, and is accepted', () => {
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? [];
  expect(schema.examples).toEqual([JSON.parse(json)]);
  expect(errorsOf(example)).toEqual([]);
  expect(parseDraft(example).ok).toBe(true);
});

test('the schema accepts every sample, written or completed with its defaults', () => {
  for (const [name, sample] of Object.entries({ ...samples, long: buildLongSample(1000) })) {
    expect(errorsOf(toJson(sample)), name).toEqual([]);
    const parsed = parseDraft(sample);
    expect(parsed.ok && errorsOf(toJson(parsed.draft)), name).toEqual([]);
  }
});

test('what the schema says of a default is what the parser writes', () => {
  const defaults = defaultsOf(schema);
  expect(Object.keys(defaults)).toContain('number');
  expect(parseDraft({ ...defaults, ...example })).toEqual(parseDraft(example));
  for (const kind of ['item', 'disbursement', 'option', 'variant', 'section', 'comment']) {
    const line = { ...defaultsOf(schema.$defs?.[kind]), kind };
    expect(Object.keys(line).length).toBeGreaterThan(1);
    expect(parseDraft(withLine(line))).toEqual(parseDraft(withLine({ kind })));
  }
});

test('amounts may be numbers, dates may be empty', () => {
  for (const draft of [
    withLine({ ...item, quantity: 2, unitPrice: 0.5, discount: { percent: 12.5 } }),
    withLine({ ...item, quantity: '-3.0000', unitPrice: '450.000000', vatRate: '5.50' }),
    { ...example, issueDate: '', dueDate: '', number: '' },
    { ...example, payment: { latePenalty: { percent: '100' }, retention: { percent: '5.00' } } },
  ]) {
    expect(errorsOf(draft)).toEqual([]);
    expect(parseDraft(draft).ok).toBe(true);
  }
});

test.each([
  ['an unknown key', { ...example, colour: 'red' }],
  ['an unknown key in the seller', { ...example, seller: { ...example.seller, adress: {} } }],
  ['another version', { ...example, version: 2 }],
  ['no seller', { ...example, seller: undefined }],
  ['null', { ...example, buyer: null }],
  ['a number for a text', { ...example, number: 42 }],
  ['too long a text', { ...example, number: 'F'.repeat(61) }],
  ['an unknown kind', { ...example, kind: 'bon' }],
  ['an unknown subtype', { ...example, subtype: 'partial' }],
  ['an unknown regime', { ...example, vatRegime: 'none' }],
  ['a French date', { ...example, issueDate: '20/11/2026' }],
  ['a thirteenth month', { ...example, supply: { date: '2026-13-01' } }],
  ['a date of another century', { ...example, dueDate: '1999-12-31' }],
  ['a currency in words', { ...example, currency: 'euro' }],
  ['a country in words', withBuyerAddress({ country: 'France' })],
  ['an address on one line', { ...example, buyer: { kind: 'business', address: '3 avenue Foch' } }],
  ['a rate without its day', { ...example, exchangeRate: { rate: '0.9' } }],
  ['rounding of one euro', { ...example, rounding: '1' }],
  ['no list of lines', { ...example, lines: {} }],
  ['too many lines', { ...example, lines: Array(2001).fill({ kind: 'page-break' }) }],
  ['an unknown line', withLine({ kind: 'gift' })],
  ['a key of another line', withLine({ kind: 'section', unitPrice: '1' })],
  ['a decimal comma', withLine({ ...item, quantity: '1,5' })],
  ['too many decimals', withLine({ ...item, quantity: '1.00001' })],
  ['a negative price', withLine({ ...item, unitPrice: '-1' })],
  ['a huge price', withLine({ ...item, unitPrice: '1000000000' })],
  ['a number beyond all', withLine({ ...item, unitPrice: 1e21 })],
  ['a price in words', withLine({ ...item, unitPrice: '450 €' })],
  ['a true price', withLine({ ...item, unitPrice: true })],
  ['a rate of a hundred', withLine({ ...item, vatRate: '100' })],
  ['a discount of more than all', withLine({ ...item, discount: { percent: '100.5' } })],
  ['two discounts in one', withLine({ ...item, discount: { percent: '5', amount: '2' } })],
  ['a unit in words', withLine({ ...item, unit: 'jour' })],
  ['means in French', withPayment({ means: ['espèces'] })],
  ['penalties in words', withPayment({ latePenalty: 'none' })],
  ['half a day', withPayment({ earlyDiscount: { percent: '2', days: 1.5 } })],
  ['too much retention', withPayment({ retention: { percent: '5.01' } })],
  ['a link in clear', withPayment({ link: 'http://pay.example' })],
  ['a whole card number', withPayment({ card: { lastDigits: '4970100000000055' } })],
  ['a choice on a line that is sold', withLine({ ...item, isSelected: true })],
  ['a free quote in French', withQuote({ cost: 'gratuit' })],
  ['two deposits in one', withQuote({ deposit: { percent: '30', amount: '100' } })],
  ['three copies', { ...example, receipt: { copies: 3 } }],
  ['a negative rent', { ...example, rent: { amount: '-1' } }],
  ['a refund on an invoice', withTreatment({ kind: 'refund', invoice: 'F-2026-0042' })],
  ['a colour by its name', { ...example, style: { accent: 'green' } }],
  ['a drawing as logo', { ...example, style: { logo: { data: 'data:image/svg+xml,<svg/>' } } }],
  ['a file in clear', withAttachment({ mediaType: 'text/csv', content: 'a;b' })],
  ['a file of another format', withAttachment({ mediaType: 'text/html', content: 'YQ==' })],
])('%s is refused by the schema as by the parser', (_what, draft) => {
  expect(isValid(toJson(draft))).toBe(false);
  expect(parseDraft(toJson(draft)).ok).toBe(false);
});

function withLine(line: object): object {
  return { ...example, lines: [line] };
}

function withPayment(payment: object): object {
  return { ...example, payment };
}

function withQuote(quote: object): object {
  return { ...example, kind: 'devis', quote };
}

function withTreatment(treatment: object): object {
  return { ...example, kind: 'avoir', credit: { treatment } };
}

function withBuyerAddress(address: object): object {
  return { ...example, buyer: { ...example.buyer, address } };
}

function withAttachment(attachment: object): object {
  return { ...example, attachments: [{ filename: 'a.csv', ...attachment }] };
}

function toJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function errorsOf(draft: unknown): string[] {
  isValid(draft);
  return (isValid.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`);
}

function defaultsOf(node: Schema = {}): Record<string, unknown> {
  const entries = Object.entries(node.properties ?? {});
  return Object.fromEntries(
    entries.filter(([, each]) => 'default' in each).map(([key, each]) => [key, each.default]),
  );
}

/** Every object of the schema with its key in the descriptions. */
function objects(): { node: Schema; place: string }[] {
  const parts = Object.entries(schema.$defs ?? {});
  return [
    ...objectsIn(schema, 'document'),
    ...parts.flatMap(([name, part]) => objectsIn(part, name)),
  ];
}

function objectsIn(node: Schema, place: string): { node: Schema; place: string }[] {
  const inside = Object.entries(node.properties ?? {}).flatMap(([key, property]) =>
    objectsIn(property, place === 'document' ? key : `${place}.${key}`),
  );
  const alternatives = [node.items ?? [], node.anyOf ?? [], node.oneOf ?? []].flat();
  return [
    ...(node.type === 'object' ? [{ node, place }] : []),
    ...inside,
    ...alternatives.flatMap((each) => objectsIn(each, place)),
  ];
}
