/** Every code that functions refuse with. The application has a sentence for each. */
export const FUNCTION_CODES = [
  'email_not_sent',
  'insufficient_aal',
  'not_found',
  'reauthentication_needed',
  'user_not_found',
] as const;

export type FunctionCode = (typeof FUNCTION_CODES)[number];
