import type { Gender } from '#documents/model/kind.ts';
import type { RentResult } from '#documents/totals/rent/rent-totals.ts';

/** Only a fully paid rent has a quittance (loi n° 89-462, art. 21). */
export const RENT_TITLES: Readonly<Record<RentResult, { fr: string; en: string; gender: Gender }>> =
  {
    complete: { fr: 'Quittance de loyer', en: 'Rent receipt', gender: 'feminine' },
    partial: {
      fr: 'Reçu de paiement partiel',
      en: 'Receipt of partial payment',
      gender: 'masculine',
    },
    unpaid: { fr: 'Avis d’échéance', en: 'Rent due notice', gender: 'masculine' },
  };
