import { vi } from 'vitest';

type Call = {
  path: string;
  query: URLSearchParams;
  authorization: string;
  body: Record<string, unknown>;
};

/** Stands in for the network and the browser’s storage; `answer` is the server’s next answer. */
export function stubServer() {
  const stub = {
    kept: new Map<string, string>(),
    calls: [] as Call[],
    answer: answerWell,
    reset: () => {
      stub.kept.clear();
      stub.calls = [];
      stub.answer = answerWell;
    },
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stub.kept.get(key) ?? null,
    setItem: (key: string, value: string) => stub.kept.set(key, value),
    removeItem: (key: string) => stub.kept.delete(key),
  });
  vi.stubGlobal('window', { location: { origin: 'https://facturier.example' } });
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    if (String(input).endsWith('/config.json')) return Promise.resolve(Response.json(CONFIG));
    const call = {
      path: new URL(input).pathname,
      query: new URL(input).searchParams,
      authorization: new Headers(init?.headers).get('Authorization') ?? '',
      body: init?.body ? JSON.parse(String(init.body)) : {},
    };
    stub.calls.push(call);
    return Promise.resolve(call).then(stub.answer);
  });
  return stub;
}

function answerWell(_call: Call): Response | Promise<Response> {
  return Response.json({ id: 'x' });
}

export const PUBLISHABLE_KEY = 'sb_publishable_test';

const CONFIG = {
  url: '/',
  publishableKey: PUBLISHABLE_KEY,
  providers: [],
  captcha: null,
  capabilities: {
    recoveryCodes: true,
    passwordProof: 'any',
    addressProof: 'any',
    endsAtOnce: true,
  },
};
