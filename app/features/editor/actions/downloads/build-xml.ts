import { buildFacturX, buildUbl, type Draft } from '#documents';

/** The two of EN 16931: that of Factur-X, and the other. */
export type XmlSyntax = 'cii' | 'ubl';

/** Apart, so that the page does not load the XML code before it is needed. */
export function buildXml(draft: Draft, syntax: XmlSyntax): string | null {
  return syntax === 'ubl' ? buildUbl(draft) : buildFacturX(draft);
}
