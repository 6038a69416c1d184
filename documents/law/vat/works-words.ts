import type { Draft } from '#documents/model/draft.ts';
import type { PricedLine } from '#documents/model/fields/line.ts';
import { isPriced } from '#documents/model/is-priced.ts';
import { foldAccents } from '#documents/model/texts/fold-accents.ts';
import { requirePercent } from '#documents/money/amounts.ts';
import { listWorksRates } from './works-rates.ts';

/**
 * Whether a line at a rate of works is likely of works, whatever the trade: by its words, by the
 * metre that measures it, or by the name of a seller whose trade is not known otherwise. Meals,
 * nights and fares have the same 10 % without certification.
 */
export function namesWorks(draft: Draft): boolean {
  const lines = linesAtWorksRates(draft);
  return (
    lines.length > 0 &&
    (lines.some(isMeasured) || WORKS.test(foldAccents(listWords(draft, lines).join(' '))))
  );
}

function linesAtWorksRates(draft: Draft): PricedLine[] {
  const rates = listWorksRates(draft);
  return draft.lines
    .filter(isPriced)
    .filter(({ vatRate }) => vatRate !== undefined && rates.includes(requirePercent(vatRate)));
}

function isMeasured({ unit }: PricedLine): boolean {
  return unit === 'MTR' || unit === 'MTK';
}

function listWords({ seller, subject }: Draft, lines: readonly PricedLine[]) {
  const words = [subject, ...lines.flatMap(({ name, description }) => [name, description])];
  return seller.naf ? words : [seller.name, seller.tradeName, ...words];
}

const WORKS = new RegExp(
  `\\b(${[
    'travaux|renovations?|refections?|ravalement|poses?|deposes?|installations?|remplacements?',
    'depannages?|ramonages?|debouchages?|demolitions?|mises? (en peinture|aux normes)',
    'peintures? (des?|du|murs?|plafonds?|interieures?|exterieures?|salons?|chambres?|cuisines?)',
    'isolation|carrelages?|carreleu\\w+|faiences?|parquets?|cloisons?|facades?|combles|enduits?',
    'plomberie|plombiers?|fuites?|eviers?|lavabos?|robinet\\w*|sanitaires?|chauffe-eau|chaudieres?',
    'chauffage|chauffagistes?|radiateurs?|vmc|ventilation|climati\\w+|pompes? a chaleur',
    'electricite|electriciens?|tableaux? electriques?|maconnerie|platre\\w*|placo\\w*|plaquistes?',
    'charpentes?|toitures?|menuiseries?|menuisiers?|fenetres?|volets?|serrur\\w*|vitrages?|alarmes?',
  ].join('|')})\\b`,
  'i',
);
