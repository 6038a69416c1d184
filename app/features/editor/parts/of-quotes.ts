/** Chunk for quotes. */
export { QuoteDepositSection } from '#app/features/editor/sections/quote/quote-deposit-section.tsx';
export { QuoteSection } from '#app/features/editor/sections/quote/quote-section.tsx';
