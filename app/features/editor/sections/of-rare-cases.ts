/** Chunk of what few documents ask for. */
export { BuyerRegime } from './buyer/buyer-regime.tsx';
export { SellerSpecialCases } from './seller/seller-special-cases.tsx';
export { WorksCertification } from './works/works-certification.tsx';
