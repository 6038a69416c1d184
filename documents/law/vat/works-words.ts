import type { Draft } from '#documents/model/draft.ts';
import { isPriced } from '#documents/model/is-priced.ts';
import { foldAccents } from '#documents/model/texts/fold-accents.ts';
import { requirePercent } from '#documents/money/amounts.ts';
import { listWorksRates } from './works-rates.ts';

/**
 * Whether a line at a rate of works describes works, whatever the trade: meals, nights and fares
 * have the same 10 % without certification.
 */
export function namesWorks(draft: Draft): boolean {
  const rates = listWorksRates(draft);
  return draft.lines.some(
    (line) =>
      isPriced(line) &&
      line.vatRate !== undefined &&
      rates.includes(requirePercent(line.vatRate)) &&
      WORKS.test(foldAccents([line.name, line.description, draft.subject].join(' '))),
  );
}

const WORKS = new RegExp(
  `\\b(${[
    'travaux|renovations?|refections?|ravalement|poses?|deposes?|installations?|remplacements?',
    'depannages?|ramonages?|debouchages?|demolitions?|mises? (en peinture|aux normes)',
    'peintures? (des?|du|murs?|plafonds?)|isolation|carrelages?|faiences?|parquets?|cloisons?',
    'plomberie|robinet\\w*|sanitaires?|chauffe-eau|chaudieres?|chauffage|radiateurs?|climati\\w+',
    'pompes? a chaleur|electricite|tableaux? electriques?|maconnerie|platre\\w*|placo\\w*',
    'charpentes?|toitures?|menuiseries?|fenetres?|volets?|serrur\\w*|vitrages?|alarmes?',
  ].join('|')})\\b`,
  'i',
);
