/** Chunk for rent receipts. */
export { RentAmountsSection } from '#app/features/editor/sections/rent/rent-amounts-section.tsx';
export { RentDwellingSection } from '#app/features/editor/sections/rent/rent-dwelling-section.tsx';
export { RentPaymentsSection } from '#app/features/editor/sections/rent/rent-payments-section.tsx';
export { RentTenantsSection } from '#app/features/editor/sections/rent/rent-tenants-section.tsx';
export { RentTermSection } from '#app/features/editor/sections/rent/rent-term-section.tsx';
export { RentStanding } from '#app/features/editor/sections/rent/result/rent-standing.tsx';
export { SeriesSection } from '#app/features/editor/series/series-section.tsx';
