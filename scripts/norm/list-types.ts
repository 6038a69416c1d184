import { parseXml, XmlElement } from '@rgrove/parse-xml';

export type SchemaSource = { files: Readonly<Record<string, string>>; roots: readonly string[] };
type Leaf = { base: string; attributes: Map<string, boolean> };

/**
 * The types that an invoice can contain, one per line, from the official schemas: « +Name » with
 * its elements in order, each with its cardinality (nothing: once, ?, *, +) and type; « -Name »
 * with its text type and attributes (« ! » if required); « /Name » for a choice. Roots come first.
 */
export function listTypes(files: ReadonlyMap<string, string>, source: SchemaSource): string {
  const schemas = openSchemas(files, source.files);
  const lines = new Map<string, string>();
  const roots = source.roots.map((root) => `=${root} ${typeOfElement(schemas, root)}`);
  const queue = source.roots.map((root) => typeOfElement(schemas, root));
  for (let type = queue.pop(); type !== undefined; type = queue.pop()) {
    if (lines.has(type)) continue;
    const children = listChildren(schemas, type);
    lines.set(
      type,
      children ? writeGroup(type, children) : writeLeaf(type, readLeaf(schemas, type)),
    );
    queue.push(...(children?.elements ?? []).map((child) => child.type));
  }
  return `${[...roots, ...[...lines.values()].sort()].join('\n')}\n`;
}

type Schemas = ReadonlyMap<
  string,
  { types: Map<string, XmlElement>; elements: Map<string, XmlElement> }
>;
type Child = { name: string; type: string; often: string };
type Children = { isChoice: boolean; elements: Child[] };

function openSchemas(files: ReadonlyMap<string, string>, named: SchemaSource['files']): Schemas {
  const modules = { ...named, 'ccts-cct': 'schemas/CCTS_CCT_SchemaModule.xsd' };
  return new Map(
    Object.entries(modules).flatMap(([prefix, path]) => {
      const text = files.get(path);
      if (text === undefined) return [];
      const { root } = parseXml(text.slice(text.indexOf('<xs')), { ignoreUndefinedEntities: true });
      const own = childrenOf(root ?? null);
      return [[prefix, { types: byName(own, /Type$/), elements: byName(own, /^element$/) }]];
    }),
  );
}

function byName(nodes: readonly XmlElement[], pattern: RegExp): Map<string, XmlElement> {
  return new Map(
    nodes
      .filter((node) => pattern.test(localName(node)))
      .map((node) => [node.attributes.name ?? '', node]),
  );
}

function childrenOf(node: XmlElement | null): XmlElement[] {
  return (node?.children ?? []).filter((child) => child instanceof XmlElement);
}

function localName({ name }: XmlElement): string {
  return name.slice(name.indexOf(':') + 1);
}

/** « cac:Party » → « cac:PartyType » */
function typeOfElement(schemas: Schemas, element: string): string {
  const [prefix = '', name = ''] = element.split(':');
  const type = schemas.get(prefix)?.elements.get(name)?.attributes.type ?? '';
  return type.includes(':') ? type : `${prefix}:${type}`;
}

/** Null for a text type. */
function listChildren(schemas: Schemas, type: string): Children | null {
  const [prefix = '', name = ''] = type.split(':');
  const node = schemas.get(prefix)?.types.get(name);
  const group = childrenOf(node ?? null).find((child) =>
    /^(sequence|choice)$/.test(localName(child)),
  );
  if (!group) return null;
  const elements = childrenOf(group).filter((child) => localName(child) === 'element');
  return {
    isChoice: localName(group) === 'choice',
    elements: elements.map((element) => readChild(schemas, prefix, element)),
  };
}

function readChild(schemas: Schemas, prefix: string, element: XmlElement): Child {
  const { ref, name, type, minOccurs = '1', maxOccurs = '1' } = element.attributes;
  const own = ref ?? name ?? '';
  const qualified = own.includes(':') ? own : `${prefix}:${own}`;
  const often = OFTEN[`${minOccurs} ${maxOccurs}`];
  if (often === undefined) throw new Error(`${qualified} comes ${minOccurs} to ${maxOccurs} times`);
  const ofItsOwn = type ?? (ref ? typeOfElement(schemas, qualified) : 'xsd:anyText');
  return {
    name: qualified,
    type: ofItsOwn.includes(':') ? ofItsOwn : `${prefix}:${ofItsOwn}`,
    often,
  };
}

function writeGroup(type: string, { isChoice, elements }: Children): string {
  const words = elements.map((child) => `${child.name}${child.often}=${child.type}`);
  return `${isChoice ? '/' : '+'}${type} ${words.join(' ')}`;
}

function writeLeaf(type: string, { base, attributes }: Leaf): string {
  const words = [...attributes].map(([name, isRequired]) => (isRequired ? `${name}!` : name));
  return `-${type} ${[base, ...words].join(' ')}`;
}

/** Resolves to a built-in type of XML Schema; restrictions keep the attributes of their base. */
function readLeaf(schemas: Schemas, type: string): Leaf {
  const [prefix = '', name = ''] = type.split(':');
  if (/^xsd?$/.test(prefix))
    return { base: name, attributes: new Map(name === 'anyText' ? [['format', false]] : []) };
  const node = schemas.get(prefix)?.types.get(name);
  const content = childrenOf(node ?? null).find((child) => localName(child) === 'simpleContent');
  const [derived] = childrenOf(content ?? node ?? null).filter((child) => child.attributes.base);
  if (!derived) return { base: 'any', attributes: new Map() };
  const base = derived.attributes.base ?? '';
  const above = readLeaf(schemas, base.includes(':') ? base : `${prefix}:${base}`);
  const own = childrenOf(derived).filter((child) => localName(child) === 'attribute');
  const attributes = new Map(above.attributes);
  for (const { attributes: said } of own) attributes.set(said.name ?? '', said.use === 'required');
  return { base: above.base, attributes };
}

const OFTEN: Readonly<Record<string, string>> = {
  '1 1': '',
  '0 1': '?',
  '0 2': '*',
  '0 unbounded': '*',
  '1 unbounded': '+',
};
