/** Whether a text has the shape of an e-mail address. Only a message tells whether it exists. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text);
}
