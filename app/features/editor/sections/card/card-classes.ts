export const cardClasses = 'rounded-card border border-rule bg-surface p-4 lg:p-5';

/** Two columns, one on a phone. A message under a field does not move its neighbour. */
export const gridClasses = 'grid items-start gap-x-3 gap-y-4 sm:grid-cols-2';
