import { expect, test } from 'vitest';
import { samples } from '#documents/samples/samples.ts';
import { buildJsonSchema } from './json-schema.ts';
import { KIND_NAMES } from './subtypes.ts';

type Schema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: Schema;
  maxLength?: number;
  maxItems?: number;
  pattern?: string;
};

const published = buildJsonSchema('https://facturier.example');
const schema = published as Schema; // a JSON Schema is plain JSON; only these keywords are used

test('the schema says what it is and where it lives', () => {
  expect(published).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://facturier.example/schema/document.json',
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
  const open: string[] = [];
  visit(schema, '', (each, path) => {
    if (each.type === 'object' && each.additionalProperties !== false) open.push(path);
  });
  expect(open).toEqual([]);
});

test('the schema accepts every sample', () => {
  for (const [name, sample] of Object.entries(samples)) {
    expect(findMismatch(schema, JSON.parse(JSON.stringify(sample)), ''), name).toBe('');
  }
});

test('the schema refuses unknown keys, wrong types and wrong choices', () => {
  const base = JSON.parse(JSON.stringify(samples.menuisier));
  expect(findMismatch(schema, { ...base, colour: 'red' }, '')).toBe('.colour');
  expect(findMismatch(schema, { ...base, number: 42 }, '')).toBe('.number');
  expect(findMismatch(schema, { ...base, vatRegime: 'none' }, '')).toBe('.vatRegime');
  expect(findMismatch(schema, { ...base, seller: undefined }, '')).toBe('.seller');
  expect(findMismatch(schema, { ...base, lines: [{ kind: 'gift' }] }, '')).toBe('.lines[0]');
});

function visit(node: Schema, path: string, look: (node: Schema, path: string) => void): void {
  look(node, path);
  for (const [key, child] of Object.entries(node.properties ?? {}))
    visit(child, `${path}.${key}`, look);
  for (const child of [...(node.anyOf ?? []), ...(node.oneOf ?? [])]) visit(child, path, look);
  if (node.items) visit(node.items, `${path}[]`, look);
}

/** The keywords that the schema uses, checked by hand: the path of the first value that does not fit, else nothing. */
function findMismatch(node: Schema, value: unknown, path: string): string {
  const choices = node.anyOf ?? node.oneOf;
  if (choices)
    return choices.some((choice) => findMismatch(choice, value, path) === '') ? '' : path;
  if (!fitsKeywords(node, value)) return path;
  if (Array.isArray(value))
    return firstMismatch(
      value.map((each, index) => findMismatch(node.items ?? {}, each, `${path}[${index}]`)),
    );
  if (typeof value === 'object' && value !== null)
    return findMismatchInObject(node, new Map(Object.entries(value)), path);
  return '';
}

function findMismatchInObject(node: Schema, entries: Map<string, unknown>, path: string): string {
  const missing = (node.required ?? []).find((key) => entries.get(key) === undefined);
  if (missing) return `${path}.${missing}`;
  const given = [...entries].filter(([, value]) => value !== undefined);
  return firstMismatch(
    given.map(([key, value]) => {
      const property = node.properties?.[key];
      return property ? findMismatch(property, value, `${path}.${key}`) : `${path}.${key}`;
    }),
  );
}

function fitsKeywords(node: Schema, value: unknown): boolean {
  if ('const' in node && value !== node.const) return false;
  if (node.enum && !node.enum.includes(value)) return false;
  if (node.type && ![node.type].flat().some((type) => isOfType(type, value))) return false;
  if (typeof value === 'string')
    return (
      value.length <= (node.maxLength ?? Number.POSITIVE_INFINITY) &&
      new RegExp(node.pattern ?? '').test(value)
    );
  return !Array.isArray(value) || value.length <= (node.maxItems ?? Number.POSITIVE_INFINITY);
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object')
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

function firstMismatch(paths: readonly string[]): string {
  return paths.find((path) => path !== '') ?? '';
}
