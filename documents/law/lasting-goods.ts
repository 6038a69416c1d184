import type { Draft } from '#documents/model/draft.ts';
import type { PricedLine } from '#documents/model/fields/line.ts';
import { isPriced } from '#documents/model/is-priced.ts';
import { foldAccents } from '#documents/model/texts/fold-accents.ts';
import { requirePercent } from '#documents/money/amounts.ts';
import { ratesOf } from './vat/rates.ts';
import { territoryOf } from './vat/territories.ts';

/**
 * Whether a line may be goods whose invoice must mention the guarantee of conformity: appliances,
 * electronics, furniture, sport (DILA F31808). No list is certain, so goods are only excluded: by
 * trade, by reduced rate, or by name (food, drinks, flowers, books, paper).
 */
export function mayBeLastingGoods(draft: Draft): boolean {
  if (OTHER_TRADES.test(draft.seller.naf ?? '')) return false;
  const [normalRate = 0] = ratesOf(territoryOf(draft.seller.address), draft.issueDate);
  return draft.lines.some(
    (line) =>
      isPriced(line) &&
      line.nature !== 'services' &&
      !isReduced(line, normalRate) &&
      !OTHER_GOODS.test(foldAccents(line.name)),
  );
}

function isReduced({ vatRate = '0' }: PricedLine, normalRate: number): boolean {
  const rate = requirePercent(vatRate);
  return rate > 0 && rate < normalRate;
}

/** Farms, producers and shops of food and drinks, printers, publishers, bookshops, florists. */
const OTHER_TRADES = /^(0[13]|1[01]|18|46\.?3|47\.?2|47\.?6[12]|47\.?76|47\.?81|56|58\.?1)/;

/** Excludes « machine à », « cave à », « étagère pour »: appliances and furniture. */
const OTHER_GOODS = new RegExp(
  `(?<!\\b(a|pour) )\\b(${[
    'vins?|bieres?|cidres?|champagnes?|spiritueux|liqueurs?|jus de|miels?|confitures?|chocolats?',
    'confiseries?|bonbons?|biscuits?|gateaux?|pains?|fromages?|fruits?|legumes?|viandes?|epices?',
    'huiles? d.olive|paniers? (garnis?|gourmands?)|colis gourmands?|repas|plateaux?.repas',
    'livres?|romans?|bandes dessinees|bd|manuels?|revues?|magazines?|journa(l|ux)',
    'calendriers?|agendas?|carnets?|cahiers?|affiches?|faire-part|cartes? (postales?|de v.ux)',
    'cartes? de visite|flyers?|fleurs?|bouquets?|plantes?|bougies?|savons?',
  ].join('|')})\\b`,
);
