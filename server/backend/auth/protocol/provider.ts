export type Provider = {
  writeUrl: (request: AuthorizationRequest) => Promise<string>;
  /**
   * The identity of the visitor who came back. Throws when the provider’s answer does not prove it.
   */
  identify: (callback: ProviderCallback) => Promise<ProviderIdentity>;
};

export type Providers = ReadonlyMap<string, Provider>;

/** Values sent to a provider and checked at the callback. */
export type AuthorizationRequest = {
  state: string;
  nonce: string;
  /** Code verifier of our exchange with the provider (RFC 7636). */
  verifier: string;
  redirectUri: string;
  /** Extra parameters of the visitor’s page, filtered by `authorizationUrl`. */
  asked: URLSearchParams;
};

export type ProviderCallback = {
  code: string;
  /** The `iss` parameter (RFC 9207). */
  issuer: string | null;
  verifier: string;
  nonce: string;
  redirectUri: string;
  now: Date;
};

export type ProviderIdentity = {
  issuer: string;
  /** Permanent at this provider, unlike an e-mail address. */
  subject: string;
  /** In lower case; null when missing or not an address. */
  email: string | null;
  isEmailVerified: boolean;
  name: string | null;
  firstName: string | null;
  lastName: string | null;
  picture: string | null;
};
