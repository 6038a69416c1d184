/**
 * Whether an address can be written to: no space, no display name, one « @ », a domain with a dot.
 * Checks the shape only, not that the address exists.
 */
export function isEmailAddress(text: string): boolean {
  return EMAIL_ADDRESS.test(text);
}

/** The address to write to, else empty: what was typed may be none. */
export function emailAddressOf({ email = '' }: { email?: string | undefined }): string {
  return isEmailAddress(email) ? email : '';
}

/** What RFC 5322 keeps for names and lists never stands in an address that people have. */
const EMAIL_ADDRESS =
  /^[^\s@<>(),:;"[\]\\\p{Cc}]+@(?:[^\s@.<>(),:;"[\]\\\p{Cc}]+\.)+[^\s@.<>(),:;"[\]\\\p{Cc}]{2,}$/u;
