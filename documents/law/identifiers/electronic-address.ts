/**
 * An electronic address (BT-34, BT-49), after its scheme: « 0225:732829320_COMPTA »,
 * « EM:contact@example.fr ». The scheme is one of the EAS list; without one it is an e-mail address
 * or an entry of the French directory, whose characters are those of BR-FR-23.
 */
export function isElectronicAddress(text: string): boolean {
  const [, scheme = '', value = ''] = /^([A-Z0-9]{2,4}):\s*(\S.*)$/.exec(text) ?? [];
  if (scheme === '') return text.includes('@') || DIRECTORY_ENTRY.test(text);
  if (!SCHEMES.includes(` ${scheme} `)) return false;
  return scheme === FRENCH_DIRECTORY ? DIRECTORY_ENTRY.test(value) : true;
}

const DIRECTORY_ENTRY = /^[A-Za-z0-9+\-_.]{1,125}$/;
const FRENCH_DIRECTORY = '0225';
const SCHEMES = ` 0002 0007 0009 0037 0060 0088 0096 0097 0106 0130 0135 0142 0147 0151 0154 0158 0170 0177 0183 0184 0188 0190 0191 0192 0193 0194 0195 0196 0198 0199 0200 0201 0202 0203 0204 0205 0208 0209 0210 0211 0212 0213 0215 0216 0217 0218 0221 0225 0230 0235 0240 0242 0244 0245 0246 0248 9910 9913 9914 9915 9918 9919 9920 9922 9923 9924 9925 9926 9927 9928 9929 9930 9931 9932 9933 9934 9935 9936 9937 9938 9939 9940 9941 9942 9943 9944 9945 9946 9947 9948 9949 9950 9951 9952 9953 9957 9959 AN AQ AS AU EM `;
