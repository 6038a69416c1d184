/** At least 16 px of text: below that, iOS zooms into the page on focus. */
export const controlClasses =
  'block w-full min-w-0 rounded-control border border-control bg-surface px-3 text-base text-ink transition-colors placeholder:text-ink-soft hover:not-disabled:border-ink-soft focus-visible:border-primary focus-visible:outline-1 focus-visible:-outline-offset-1 focus-visible:ring-3 focus-visible:ring-primary-soft aria-invalid:border-stamp aria-invalid:focus-visible:outline-stamp disabled:cursor-not-allowed disabled:opacity-60';
