import { codeOf } from '#server/backend/fault.ts';
import { isLoopbackHost } from '#server/backend/is-loopback-host.ts';

/**
 * Calls another server, bounded in time and size and without following redirects. The `code` of a
 * thrown error may be logged: it holds no value of the exchange.
 */
export async function fetchOutside(
  url: string,
  init: Pick<RequestInit, 'method' | 'headers' | 'body'> = {},
  timeoutMs = TIMEOUT_MS,
): Promise<Response> {
  if (!isSafeOutside(url)) throw outsideFault('insecure_address');
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    const text = await readBounded(response);
    return new Response(text || null, { status: response.status });
  } catch (error) {
    throw outsideFault(reasonOf(error));
  }
}

/** The JSON of a successful answer; throws on any other. */
export async function readOutsideJson(response: Response): Promise<unknown> {
  if (!response.ok) throw outsideFault(`status_${response.status}`);
  try {
    return await response.json();
  } catch {
    throw outsideFault('no_json');
  }
}

/** HTTPS, or plain HTTP to this machine. */
export function isSafeOutside(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  if (username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));
}

/** A fault of another server, with a code for the log. */
export function outsideFault(code: string): Error {
  return Object.assign(new Error(`Another server: ${code}`), { code: `outside_${code}` });
}

async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw outsideFault('too_long');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function reasonOf(error: unknown): string {
  const code = codeOf(error);
  if (code.startsWith('outside_')) return code.slice('outside_'.length);
  if (error instanceof Error && error.name === 'TimeoutError') return 'timeout';
  return error instanceof Error && error.cause ? codeOf(error.cause) : code;
}

const TIMEOUT_MS = 5000;
const MAX_BYTES = 256 * 1024;
