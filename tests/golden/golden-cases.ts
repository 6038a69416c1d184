import type { DraftInput } from '#documents';
import { buildLongSample } from '#documents/samples/long.ts';
import { samples } from '#documents/samples/samples.ts';

/** A document whose files are kept in `<kind>/<name>/` beside this one, and the pages kept as pictures. */
export type GoldenCase = { name: string; input: DraftInput; picturedPages: readonly number[] };

/** One document of each subtype of both kinds, gross prices, several rates, the regimes that change the sheet most. */
export const goldenCases: readonly GoldenCase[] = [
  pictureOf('menuisier'), // standard, sections, a discount
  pictureOf('plombier-chauffagiste', [1, 2]), // several rates, a private person
  pictureOf('agence-web-acompte'), // deposit
  pictureOf('agence-web-solde'), // final
  pictureOf('hotel-corse'), // gross prices, rates of Corsica, a discount
  pictureOf('sous-traitant-batiment'), // reverse charge, retention
  pictureOf('livraison-intracommunautaire'), // European Union
  pictureOf('rectificative'), // corrective
  pictureOf('autofacturation-laiterie'), // self-billed
  pictureOf('proforma-machine'), // no XML
  { name: 'soixante-lignes', input: buildLongSample(60), picturedPages: [1, 2] },
  pictureOf('graphiste'), // sole trader, franchise
  pictureOf('traducteur-acompte'),
  pictureOf('coiffeuse-a-domicile'), // note
];

function pictureOf(name: keyof typeof samples, picturedPages: readonly number[] = [1]): GoldenCase {
  return { name, input: samples[name], picturedPages };
}
