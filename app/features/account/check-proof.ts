import type { Proof } from '#app/data/account/account-security.ts';
import type { Capabilities } from '#app/data/account/server-config.ts';

/** What somebody is asked to show that an account is theirs. */
export type ProofWay = 'none' | 'password' | 'code' | 'both';
/** What the server checks: the password or else a code, the password alone, nothing. */
export type CheckedProof = Capabilities['passwordProof'];

export const PROOF_NAMES = ['currentPassword', 'code'] as const;
type ProofTexts = Record<(typeof PROOF_NAMES)[number], string>;

/** Nothing is asked for that nobody checks. */
export function beginProof(checked: CheckedProof): ProofWay {
  return checked === 'none' ? 'none' : 'password';
}

/**
 * A Supabase project requires the code of a message once a session is a day old, besides what it
 * wants always.
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

/** What is missing, by field. */
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

/** Six digits here; a project sends ten at most. */
const CODE = /^\d{6,10}$/;
