import type { DraftInput } from '#documents';
import { samples } from '#documents/samples/samples.ts';
import { coverPairs, type Row } from './pairwise.ts';

const FACTORS = {
  kind: ['facture-tva', 'facture-auto-entrepreneur', 'devis', 'recu', 'quittance-loyer', 'avoir'],
  template: ['classique', 'moderne', 'epure', 'compact'],
  language: ['fr', 'en'],
  accent: ['#1C5D4A', '#FFB000'],
  logo: ['no logo', 'logo'],
  table: ['usual table', 'chosen table'],
} as const;

type StyleRow = Row<typeof FACTORS>;

/** Documents covering every pair of kind, template, language, colour, logo and columns. */
export function listStyleCases(): [string, DraftInput][] {
  return coverPairs(FACTORS, []).map((row) => [
    `style, ${Object.values(row).join(', ')}`,
    dress(row),
  ]);
}

function dress({ kind, template, language, accent, logo, table }: StyleRow): DraftInput {
  return {
    ...SAMPLES[kind],
    language,
    style: {
      template,
      accent,
      ...(logo === 'logo' ? LOGO : {}),
      ...(table === 'chosen table' ? TABLE : {}),
    },
  };
}

/** A rich document of each kind. */
const SAMPLES: Readonly<Record<StyleRow['kind'], DraftInput>> = {
  'facture-tva': samples['plombier-chauffagiste'],
  'facture-auto-entrepreneur': samples['traducteur-acompte'],
  devis: samples['devis-plombier'],
  recu: samples['recu-factures'],
  'quittance-loyer': samples['quittance-appartement'],
  avoir: samples['avoir-retour'],
};
const LOGO = { logo: samples['menuisier-avec-logo'].style.logo };
const TABLE = {
  columns: { reference: true, unit: true },
  labels: { name: 'Prestation', unitPrice: 'Tarif', finalAmount: 'Reste à régler' },
};
