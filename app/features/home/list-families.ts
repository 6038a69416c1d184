import { prefilledAddress } from '#app/lib/pages/prefilled-address.ts';
import { documentPages } from '#content/pages/document-pages.ts';
import { type KindName, requireKind } from '#documents';
import type { DocumentFamily } from './every-document.tsx';

export function listFamilies(): DocumentFamily[] {
  return documentPages.map(({ kind, path, name }) => ({ path, name, natures: list(kind, path) }));
}

function list(kind: KindName, path: string): DocumentFamily['natures'] {
  const { standard, ...others } = requireKind(kind).subtypes;
  const special = Object.entries(others).map(([subtype, { title, label, help = '' }]) => ({
    // Some subtypes print the same title: use the form’s label.
    name: title === standard.title ? label : title,
    help,
    address: prefilledAddress(path, { subtype }),
  }));
  return [{ name: standard.title, help: standard.help ?? '', address: path }, ...special];
}
