import { isEmailAddress } from '#documents/model/texts/is-email-address.ts';
import { isSiren } from './siren.ts';

/** The scheme of the French directory, whose addresses start with a SIREN. */
export const FRENCH_DIRECTORY = '0225';
export const EMAIL_SCHEME = 'EM';

/**
 * An electronic address with its scheme (BT-34, BT-49): « 0225:732829320_COMPTA »,
 * « EM:contact@example.fr ». Without a scheme, an e-mail address or an entry of the French
 * directory.
 */
export function isElectronicAddress(text: string): boolean {
  const { scheme, value } = splitElectronicAddress(text);
  if (scheme === FRENCH_DIRECTORY) return isDirectoryEntry(value);
  if (scheme === EMAIL_SCHEME) return isEmailAddress(value);
  return isAddressScheme(scheme);
}

/** « 0225:732829320 » → 0225 and 732829320; an absent scheme is inferred. */
export function splitElectronicAddress(text: string): { scheme: string; value: string } {
  const [, scheme, value] = /^([A-Z0-9]{2,4}):\s*(\S.*)$/.exec(text) ?? [];
  if (scheme && value) return { scheme, value };
  return { scheme: text.includes('@') ? EMAIL_SCHEME : FRENCH_DIRECTORY, value: text };
}

/** A scheme of the EAS list. */
export function isAddressScheme(scheme: string): boolean {
  return scheme !== '' && SCHEMES.includes(` ${scheme} `);
}

/** The SIREN at the start of a French directory address; empty for any other address. */
export function sirenOfAddress(text: string): string {
  const { scheme, value } = splitElectronicAddress(text);
  return scheme === FRENCH_DIRECTORY && isDirectoryEntry(value) ? value.slice(0, 9) : '';
}

/** « SIREN », « SIREN_SIRET », « SIREN_SIRET_SERVICE », « SIREN_SUFFIXE » (BR-FR-23, BR-FR-25). */
function isDirectoryEntry(value: string): boolean {
  return /^\d{9}(_[A-Za-z0-9+\-_.]{1,115})?$/.test(value) && isSiren(value.slice(0, 9));
}

const SCHEMES = ` 0002 0007 0009 0037 0060 0088 0096 0097 0106 0130 0135 0142 0147 0151 0154 0158 0170 0177 0183 0184 0188 0190 0191 0192 0193 0194 0195 0196 0198 0199 0200 0201 0202 0203 0204 0205 0208 0209 0210 0211 0212 0213 0215 0216 0217 0218 0219 0220 0221 0225 0230 0235 0240 0242 0244 0245 0246 0248 9910 9913 9914 9915 9918 9919 9920 9922 9923 9924 9925 9926 9927 9928 9929 9930 9931 9932 9933 9934 9935 9936 9937 9938 9939 9940 9941 9942 9943 9944 9945 9946 9947 9948 9949 9950 9951 9952 9953 9957 9959 AN AQ AS AU EM `;
