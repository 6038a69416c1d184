import { cents } from '#documents/money/amounts.ts';

/** Due for each invoice paid late (C. com. D441-5; commande publique D2192-35). */
export const RECOVERY_FEE = cents(4000);

/** « 40 € », with a no-break space. */
export const RECOVERY_FEE_IN_WORDS = `${RECOVERY_FEE / 100}\u00a0€`;
