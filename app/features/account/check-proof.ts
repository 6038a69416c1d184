import type { Proof } from '#app/data/account/account-security.ts';

/** How somebody shows that an account is theirs. */
export type ProofWay = 'password' | 'code';

export const PROOF_NAMES = ['currentPassword', 'code'] as const;
type ProofTexts = Record<(typeof PROOF_NAMES)[number], string>;

/** What is missing, by field. */
export function checkProof(way: ProofWay, { currentPassword, code }: ProofTexts) {
  if (way === 'code')
    return /^\d{6}$/.test(strip(code)) ? {} : { code: 'Saisissez les six chiffres du message.' };
  return currentPassword === '' ? { currentPassword: 'Saisissez votre mot de passe actuel.' } : {};
}

export function toProof(way: ProofWay, { currentPassword, code }: ProofTexts): Proof {
  return way === 'code' ? { code: strip(code) } : { currentPassword };
}

function strip(code: string): string {
  return code.replaceAll(/\s/g, '');
}
