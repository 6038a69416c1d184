import { readExact } from '#documents/received/norm/exact.ts';
import type { XmlElement } from '#documents/received/xml/xml-element.ts';

export function exact(node: XmlElement | undefined): bigint {
  return readExact(node?.text) ?? 0n;
}

export function sum(nodes: readonly (XmlElement | undefined)[]): bigint {
  return nodes.reduce((total, node) => total + exact(node), 0n);
}

export function hasTooMany(node: XmlElement | undefined): boolean {
  return /\.\d{3}/.test(node?.text ?? '');
}

export function when(code: string, isBroken: boolean): string[] {
  return isBroken ? [code] : [];
}
