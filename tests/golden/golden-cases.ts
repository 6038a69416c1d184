import type { DraftInput } from '#documents';
import { buildLongSample } from '#documents/samples/long.ts';
import { samples } from '#documents/samples/samples.ts';

/** A document whose files are kept in `<kind>/<name>/`, and the pages kept as pictures. */
export type GoldenCase = {
  name: string;
  input: DraftInput;
  picturedPages: readonly number[];
  /** The case that this one only shows otherwise, with the same amounts and XML. */
  original?: string;
};

/** Each subtype, gross prices, several rates, and the regimes that change the sheet most. */
export const goldenCases: readonly GoldenCase[] = [
  pictureOf('menuisier'), // standard, sections, a discount
  pictureOf('plombier-chauffagiste', [1, 2]), // several rates, a private person
  pictureOf('renovation-mixte'), // two certifications, a rate without
  pictureOf('agence-web-acompte'), // deposit
  pictureOf('agence-web-solde'), // final
  pictureOf('facade-situation'), // situation, an amendment, retention
  pictureOf('hotel-corse'), // gross prices, rates of Corsica, a discount
  pictureOf('sous-traitant-batiment'), // reverse charge, retention
  pictureOf('livraison-intracommunautaire'), // European Union
  pictureOf('operation-triangulaire'), // article 141
  pictureOf('luminaires-belgique'), // VAT of another state, no XML
  pictureOf('vanille-reunion'), // overseas, article 294
  pictureOf('exportateur-noumea'), // francs without cents
  pictureOf('negociant-vietnam'), // outside the scope of French VAT
  pictureOf('rectificative'), // corrective
  pictureOf('autofacturation-laiterie'), // self-billed
  pictureOf('affacturage-imprimerie'), // factored
  pictureOf('proforma-machine'), // no XML
  { name: 'trente-lignes', input: buildLongSample(30), picturedPages: [1, 2] },
  pictureOf('graphiste'), // sole trader, franchise
  pictureOf('traducteur-acompte'),
  pictureOf('coiffeuse-a-domicile'), // note
  pictureOf('devis-agence-web', [1, 2]), // options, variants, a deposit, a schedule
  pictureOf('devis-plombier', [1, 2, 3]), // works at a consumer's, earnest money, withdrawal form
  pictureOf('devis-graphiste', [1, 2]), // franchise, a quote that is paid for
  pictureOf('devis-cuisiniste-commande', [1, 2]), // order form, gross prices
  pictureOf('devis-agence-web-avenant'), // amendment
  pictureOf('avoir-total'),
  pictureOf('avoir-retour'), // some lines, paid back
  pictureOf('avoir-geste-commercial'), // an amount, franchise
  pictureOf('avoir-net-de-taxe'),
  pictureOf('avoir-acompte'), // 503
  pictureOf('avoir-ristourne'), // 262
  pictureOf('avoir-laiterie'), // 261
  pictureOf('avoir-imprimerie'), // 396
  pictureOf('recu-factures'), // a cheque over two invoices
  pictureOf('recu-acompte'),
  pictureOf('recu-arrhes'),
  pictureOf('recu-solde-tva'), // the tax inside
  pictureOf('recu-depot-garantie'),
  pictureOf('recu-remboursement'),
  pictureOf('recu-entre-particuliers'), // two copies
  pictureOf('quittance-appartement'), // complete, detail of charges, housing benefit
  pictureOf('quittance-entree'), // by the day, several landlords and tenants
  pictureOf('quittance-partielle'), // a part received, adjustment, older balance
  pictureOf('quittance-avis-echeance'), // nothing received, an agent
  pictureOf('quittance-local-professionnel'), // VAT
  {
    name: 'modele-moderne',
    original: 'menuisier',
    input: dress(samples['menuisier-avec-logo'], { template: 'moderne' }),
    picturedPages: [1],
  },
  {
    name: 'modele-moderne-recu',
    original: 'recu-factures',
    input: dress(samples['recu-factures'], { template: 'moderne', accent: '#1F4E8C' }),
    picturedPages: [1],
  },
  {
    name: 'modele-epure',
    original: 'devis-graphiste',
    input: dress(samples['devis-graphiste'], { template: 'epure', accent: '#8E2444' }),
    picturedPages: [1],
  },
  {
    name: 'modele-compact',
    original: 'trente-lignes',
    input: dress(buildLongSample(30), { template: 'compact' }),
    picturedPages: [1, 2],
  },
  inEnglish('anglais-livraison', 'livraison-intracommunautaire'),
  inEnglish('anglais-devis', 'devis-plombier', [1, 2, 3]),
  inEnglish('anglais-quittance', 'quittance-entree'),
  inEnglish('anglais-avoir', 'avoir-retour'),
];

function inEnglish(
  name: string,
  original: keyof typeof samples,
  picturedPages: readonly number[] = [1],
): GoldenCase {
  return { name, original, input: { ...samples[original], language: 'en' }, picturedPages };
}

function dress(input: DraftInput, style: NonNullable<DraftInput['style']>): DraftInput {
  return { ...input, style: { ...input.style, ...style } };
}

function pictureOf(name: keyof typeof samples, picturedPages: readonly number[] = [1]): GoldenCase {
  return { name, input: samples[name], picturedPages };
}
