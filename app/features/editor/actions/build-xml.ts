import { buildFacturX, type Draft } from '#documents';

/** Apart, so that the page does not bring the XML before it is asked for. */
export function buildXml(draft: Draft): string | null {
  return buildFacturX(draft);
}
