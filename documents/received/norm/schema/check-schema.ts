import { CII_SCHEMA } from '#documents/received/norm/data/cii-schema.generated.ts';
import { EXTENDED_SCHEMA } from '#documents/received/norm/data/extended-schema.generated.ts';
import { UBL_SCHEMA } from '#documents/received/norm/data/ubl-schema.generated.ts';
import { once } from '#documents/received/norm/once.ts';
import type { XmlElement } from '#documents/received/xml/xml-element.ts';
import { isTextOf } from './is-text-of.ts';
import { type ElementType, readSchema, type Schema } from './read-schema.ts';

/** An element that breaks its schema, and how: « ram:ID », « inconnu ou mal placé ». */
export type Misfit = {
  element: string;
  problem: 'unknown' | 'missing' | 'text' | 'attribute';
  value: string;
};

/** The first elements of a file that the official schema of its syntax or profile refuses. */
export function checkSchema(root: XmlElement, name: keyof typeof SCHEMAS): Misfit[] {
  const schema = SCHEMAS[name]();
  const misfits: Misfit[] = [];
  const type = schema.types.get(schema.roots.get(root.name) ?? '');
  if (type) checkElement({ schema, misfits }, root, type);
  return misfits;
}

type Course = { schema: Schema; misfits: Misfit[] };

function checkElement(course: Course, element: XmlElement, type: ElementType): void {
  if (course.misfits.length >= MAX_MISFITS) return;
  if (type.kind === 'text') checkText(course, element, type);
  else checkChildren(course, element, type);
}

function checkText(
  { misfits }: Course,
  { name, text, children, attributes }: XmlElement,
  type: Extract<ElementType, { kind: 'text' }>,
): void {
  if (type.base === 'any') return;
  const [child] = children;
  if (child) misfits.push({ element: child.name, problem: 'unknown', value: '' });
  else if (!isTextOf(type.base, text))
    misfits.push({ element: name, problem: 'text', value: text });
  for (const attribute of type.required)
    if (attributes[attribute] === undefined)
      misfits.push({ element: name, problem: 'attribute', value: attribute });
  const unknown = Object.keys(attributes).find((attribute) => !type.attributes.has(attribute));
  if (unknown !== undefined) misfits.push({ element: name, problem: 'attribute', value: unknown });
}

/** Children in the order and number of the schema; exactly one of a choice. */
function checkChildren(course: Course, element: XmlElement, group: Group): void {
  const { misfits, schema } = course;
  const walk: Walk = { at: -1, expected: group.children, isChoice: group.isChoice };
  for (const child of element.children) {
    const found = findPlace(walk, child, element.children[0]);
    if (found < 0) {
      misfits.push({ element: child.name, problem: 'unknown', value: '' });
      continue;
    }
    noteMissing(misfits, walk, found);
    walk.at = found;
    const type = schema.types.get(group.children[found]?.type ?? '');
    if (type) checkElement(course, child, type);
  }
  noteMissing(misfits, walk, group.children.length);
  checkBare(course, element, group);
}

type Group = Extract<ElementType, { kind: 'group' }>;
type Walk = { at: number; expected: Group['children']; isChoice: boolean };

function findPlace(
  { at, expected, isChoice }: Walk,
  child: XmlElement,
  first: XmlElement | undefined,
): number {
  if (isChoice) return child === first ? expected.findIndex(({ name }) => name === child.name) : -1;
  return expected.findIndex(
    ({ name, isRepeated }, index) =>
      name === child.name && (index > at || (isRepeated && index === at)),
  );
}

/** An element with children has neither text nor attributes. */
function checkBare(
  { misfits }: Course,
  { name, text, children, attributes }: XmlElement,
  { isChoice }: Group,
): void {
  if (text !== '' || (isChoice && children.length === 0))
    misfits.push({ element: name, problem: 'text', value: text });
  const [attribute] = Object.keys(attributes);
  if (attribute !== undefined)
    misfits.push({ element: name, problem: 'attribute', value: attribute });
}

function noteMissing(misfits: Misfit[], { at, expected, isChoice }: Walk, next: number): void {
  if (isChoice) return;
  for (const { name, isRequired } of expected.slice(at + 1, next))
    if (isRequired) misfits.push({ element: name, problem: 'missing', value: '' });
}

const SCHEMAS = {
  cii: once(() => readSchema(CII_SCHEMA)),
  extended: once(() => readSchema(EXTENDED_SCHEMA)),
  ubl: once(() => readSchema(UBL_SCHEMA)),
};
export const MAX_MISFITS = 20;
