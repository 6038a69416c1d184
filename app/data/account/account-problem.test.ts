import {
  AuthApiError,
  AuthImplicitGrantRedirectError,
  AuthInvalidCredentialsError,
  AuthInvalidJwtError,
  AuthInvalidTokenResponseError,
  AuthPKCECodeVerifierMissingError,
  AuthPKCEGrantCodeExchangeError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthUnknownError,
  AuthWeakPasswordError,
} from '@supabase/supabase-js';
import { expect, test } from 'vitest';
import { readAccountProblem } from './account-problem.ts';

function codeOf(error: unknown) {
  return readAccountProblem(error).code;
}

test('session missing: « Auth session missing! » (400)', () => {
  const error = new AuthSessionMissingError();
  expect(error).toMatchObject({ message: 'Auth session missing!', status: 400 });
  expect(codeOf(error)).toBe('session_missing');
});

test('invalid token response: « Auth session or user missing » (500)', () => {
  const error = new AuthInvalidTokenResponseError();
  expect(error).toMatchObject({ message: 'Auth session or user missing', status: 500 });
  expect(codeOf(error)).toBe('invalid_token_response');
});

test('invalid credentials: 400', () => {
  const message = 'You must provide either an email or phone number and a password';
  const missing = new AuthInvalidCredentialsError(message);
  expect(missing.status).toBe(400);
  expect(codeOf(missing)).toBe('credentials_missing');
  expect(codeOf(new AuthApiError('no', 400, 'invalid_credentials'))).toBe('invalid_credentials');
});

test('implicit-grant redirect error or PKCE code-exchange error: 500, with details', () => {
  const refused = new AuthImplicitGrantRedirectError('expired', {
    error: 'access_denied',
    code: 'otp_expired',
  });
  expect(refused.status).toBe(500);
  expect(codeOf(refused)).toBe('otp_expired');
  const exchange = new AuthPKCEGrantCodeExchangeError('No code detected.');
  expect(exchange.status).toBe(500);
  expect(codeOf(exchange)).toBe('link_refused');
  const unspecified = { error: 'unspecified_error', code: 'unspecified_code' };
  expect(codeOf(new AuthImplicitGrantRedirectError('?', unspecified))).toBe('link_refused');
  expect(codeOf(new AuthPKCECodeVerifierMissingError())).toBe('pkce_code_verifier_not_found');
});

test('retryable fetch error: the network, or a server that is not there', () => {
  expect(codeOf(new AuthRetryableFetchError('Failed to fetch', 0))).toBe('network');
  expect(codeOf(new AuthRetryableFetchError('Bad gateway', 502))).toBe('unavailable');
  expect(codeOf(new TypeError('Failed to fetch'))).toBe('network');
});

test('weak password: code weak_password, with reasons', () => {
  const error = new AuthWeakPasswordError('weak', 422, ['length', 'pwned']);
  expect(readAccountProblem(error)).toEqual({
    code: 'weak_password',
    reasons: ['length', 'pwned'],
  });
});

test('invalid JWT: 400', () => {
  const error = new AuthInvalidJwtError('bad');
  expect(error.status).toBe(400);
  expect(codeOf(error)).toBe('invalid_jwt');
});

test('what nobody understands is unknown', () => {
  expect(codeOf(new AuthUnknownError('?', null))).toBe('unknown');
});
