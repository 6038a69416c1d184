export { readAccountOrigin } from './account-origin.ts';
export { listProductLines, suggestClients, suggestCompanies } from './account-suggestions.ts';
export { fillFromCompany } from './fill-from-company.ts';
export { KeepPartyButton } from './keep-party-button.tsx';
export { keepProduct } from './keep-product.ts';
export { PartyChoice } from './party-choice.tsx';
