/** Another site that says who somebody is. */
export type Provider = {
  /** Where a browser goes to be recognised. */
  writeUrl: (request: AuthorizationRequest) => Promise<string>;
  /** Who came back. Throws where the provider does not vouch for it. */
  identify: (callback: ProviderCallback) => Promise<ProviderIdentity>;
};

export type Providers = ReadonlyMap<string, Provider>;

/** What goes along to a provider, and is known again at the callback. */
export type AuthorizationRequest = {
  state: string;
  nonce: string;
  /** Of our own code exchange with the provider (RFC 7636). */
  verifier: string;
  redirectUri: string;
  /** What the visitor’s page asks beside: see `authorizationUrl`. */
  asked: URLSearchParams;
};

/** What comes with the callback, and what the authorization request had sent along. */
export type ProviderCallback = {
  code: string;
  /** Whom the return says it is from (RFC 9207). */
  issuer: string | null;
  verifier: string;
  nonce: string;
  redirectUri: string;
  now: Date;
};

/** Somebody, as a provider vouches for it. */
export type ProviderIdentity = {
  issuer: string;
  /** Theirs at this provider, for ever; addresses change. */
  subject: string;
  /** In lower case; null without one that is an address. */
  email: string | null;
  isEmailVerified: boolean;
  name: string | null;
  firstName: string | null;
  lastName: string | null;
  picture: string | null;
};
