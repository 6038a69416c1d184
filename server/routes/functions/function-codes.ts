/** Every refusal code of the functions. The application has a sentence for each. */
export const FUNCTION_CODES = [
  'body_too_large',
  'document_not_drawn',
  'document_too_large',
  'email_not_sent',
  'insufficient_aal',
  'no_authorization',
  'not_found',
  'not_own_account',
  'over_request_rate_limit',
  'page_not_found',
  'reauthentication_needed',
  'register_closed',
  'register_unavailable',
  'shared_not_found',
  'sharing_full',
  'unavailable',
  'user_not_found',
  'validation_failed',
] as const;

export type FunctionCode = (typeof FUNCTION_CODES)[number];
