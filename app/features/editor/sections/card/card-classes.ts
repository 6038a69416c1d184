/** The card of a section. */
export const cardClasses = 'rounded-card border border-rule bg-surface p-4 lg:p-5';

/** Fields in two columns, one on a phone. Messages under a field do not push its neighbour. */
export const gridClasses = 'grid items-start gap-x-3 gap-y-4 sm:grid-cols-2';
