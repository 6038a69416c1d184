import { buildFacturX, buildUbl, type Draft } from '#documents';

/** The two of EN 16931: that of Factur-X, and the other. */
export type XmlSyntax = 'cii' | 'ubl';

/** Apart, so that the page does not bring the XML before it is asked for. */
export function buildXml(draft: Draft, syntax: XmlSyntax): string | null {
  return syntax === 'ubl' ? buildUbl(draft) : buildFacturX(draft);
}
