/** 8, 12, 13 or 14 digits; from the right, every second one counts three times (GS1). */
export function isGtin(text: string): boolean {
  if (!hasGtinLength(text)) return false;
  const sum = [...text].reverse().reduce((total, digit, index) => {
    return total + Number(digit) * (index % 2 === 1 ? 3 : 1);
  }, 0);
  return sum % 10 === 0;
}

export function hasGtinLength(text: string): boolean {
  return /^(\d{8}|\d{12,14})$/.test(text);
}
