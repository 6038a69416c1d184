import { hash } from 'node:crypto';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Counters of one size, and only so many: a new one takes the place of the oldest. Whoever invents
 * keys fills some megabytes, and shuts nobody out.
 */
export class BoundedMemory extends RateLimiterMemory {
  readonly #oldestFirst = new Set<string>();

  override consume(...[key, ...given]: Uses<'consume'>): Promise<RateLimiterRes> {
    return super.consume(this.#makeRoom(key), ...given);
  }

  override penalty(...[key, ...given]: Uses<'penalty'>): Promise<RateLimiterRes> {
    return super.penalty(this.#makeRoom(key), ...given);
  }

  override reward(...[key, ...given]: Uses<'reward'>): Promise<RateLimiterRes> {
    return super.reward(this.#makeRoom(key), ...given);
  }

  override block(...[key, ...given]: Uses<'block'>): Promise<RateLimiterRes> {
    return super.block(this.#makeRoom(key), ...given);
  }

  override get(key: string | number): Promise<RateLimiterRes | null> {
    return super.get(nameOf(key));
  }

  override delete(key: string | number): Promise<boolean> {
    return super.delete(nameOf(key));
  }

  #makeRoom(key: string | number): string {
    const name = nameOf(key);
    this.#oldestFirst.add(name);
    const [oldest = name] = this.#oldestFirst;
    if (this.#oldestFirst.size > MOST_KEYS) {
      this.#oldestFirst.delete(oldest);
      super.delete(oldest);
    }
    return name;
  }
}

type Uses<Method extends 'consume' | 'penalty' | 'reward' | 'block'> = Parameters<
  RateLimiterMemory[Method]
>;

function nameOf(key: string | number): string {
  return hash('sha256', String(key), 'base64url');
}

/** Some ten megabytes. */
export const MOST_KEYS = 20_000;
