import type { Proof } from '#app/data/account/account-security.ts';
import type { Capabilities } from '#app/data/account/server-config.ts';

/** The proof that the account is the user’s. */
export type ProofWay = 'none' | 'password' | 'code' | 'both';
/** The checks of the server: the password or a code, the password alone, or nothing. */
export type CheckedProof = Capabilities['passwordProof'];

export const PROOF_NAMES = ['currentPassword', 'code'] as const;
type ProofTexts = Record<(typeof PROOF_NAMES)[number], string>;

export function beginProof(checked: CheckedProof): ProofWay {
  return checked === 'none' ? 'none' : 'password';
}

/**
 * A Supabase project requires an e-mailed code for a session older than a day, besides the
 * password.
 */
export function askCode(checked: CheckedProof): ProofWay {
  return checked === 'password' ? 'both' : 'code';
}

export function wantsPassword(way: ProofWay): boolean {
  return way === 'password' || way === 'both';
}

export function wantsCode(way: ProofWay): boolean {
  return way === 'code' || way === 'both';
}

/** The errors by field. */
export function checkProof(way: ProofWay, { currentPassword, code }: ProofTexts) {
  return {
    ...(wantsPassword(way) &&
      currentPassword === '' && { currentPassword: 'Saisissez votre mot de passe actuel.' }),
    ...(wantsCode(way) &&
      !CODE.test(strip(code)) && { code: 'Saisissez tous les chiffres du message.' }),
  };
}

export function toProof(way: ProofWay, { currentPassword, code }: ProofTexts): Proof {
  return {
    ...(wantsPassword(way) && { currentPassword }),
    ...(wantsCode(way) && { code: strip(code) }),
  };
}

function strip(code: string): string {
  return code.replaceAll(/\s/g, '');
}

/** Six digits here, up to ten from a Supabase project. */
const CODE = /^\d{6,10}$/;
