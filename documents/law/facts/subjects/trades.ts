import { countFact, dateFact, eurosFact, type LegalFact } from '#documents/law/facts/fact.ts';

const CUSTOMS = 'Droit forfaitaire sur les petits envois importés';
const SALES = 'CGI, art. 1649 ter A (DAC7)';

/** Trades with rules of their own. */
export const tradeFacts = {
  'autoliquidation.btp.depuis': dateFact('2014-01-01', 'CGI, art. 283-2 nonies'),
  'ioss.plafond': eurosFact(150, 'Guichet unique des importations (IOSS)'),
  'douane.franchise': eurosFact(150, 'Franchise douanière, supprimée au 1er juillet 2026'),
  'douane.taxe-francaise': eurosFact(2, 'Taxe sur les petits envois, abrogée au 1er juillet 2026'),
  'douane.forfait': eurosFact(3, CUSTOMS),
  'douane.forfait.debut': dateFact('2026-07-01', CUSTOMS),
  'douane.forfait.fin': dateFact('2028-07-01', CUSTOMS),
  'formation.silence': countFact(3, 'mois', 'CGI, art. 261, 4-4° a'),
  'plateformes.ventes': countFact(30, 'ventes', SALES),
  'plateformes.montant': eurosFact(2_000, SALES),
} satisfies Record<string, LegalFact>;
