import * as z from 'zod/mini';
import { parseBody } from './auth-request.ts';

/**
 * What a user says of itself (`data`), and what an operator says of it, travel in each access
 * token: bounded, in bytes of JSON.
 */
export const metadataSchema = boundedRecord(2048);
export const appMetadataSchema = boundedRecord(1024);

/**
 * Refuses metadata that are too long once they are added to what was there, by the name that they
 * were given under.
 */
export function requireBounded(data: {
  data?: Record<string, unknown>;
  user_metadata?: Record<string, unknown>;
  app_metadata?: Record<string, unknown>;
}): void {
  parseBody(boundsSchema, data);
}

/**
 * Metadata as a token carries them: none of those that would make it too long for a header, as
 * accounts that came by SQL may have.
 */
export function trimForToken({
  userMetadata,
  appMetadata,
}: {
  userMetadata: Record<string, unknown>;
  appMetadata: Record<string, unknown>;
}): { user_metadata: Record<string, unknown>; app_metadata: Record<string, unknown> } {
  const { provider, providers } = appMetadata;
  return {
    user_metadata: z.safeParse(metadataSchema, userMetadata).data ?? {},
    app_metadata: z.safeParse(appMetadataSchema, appMetadata).data ?? { provider, providers },
  };
}

/** Metadata without those of `expendable`, in their order, that make them too long. */
export function trimMetadata(
  data: Record<string, unknown>,
  expendable: readonly string[],
): Record<string, unknown> {
  const [first, ...others] = expendable;
  if (first === undefined || z.safeParse(metadataSchema, data).success) return data;
  const { [first]: _, ...rest } = data;
  return trimMetadata(rest, others);
}

function boundedRecord(maxBytes: number) {
  return z.record(z.string(), z.unknown()).check(
    z.refine((data) => isStorable(JSON.stringify(data), maxBytes), {
      error: `at most ${maxBytes} bytes of JSON, without NUL`,
    }),
  );
}

/** PostgreSQL cannot store NUL. */
function isStorable(json: string, maxBytes: number): boolean {
  return Buffer.byteLength(json) <= maxBytes && !json.includes('\\u0000');
}

const boundsSchema = z.object({
  data: z.optional(metadataSchema),
  user_metadata: z.optional(metadataSchema),
  app_metadata: z.optional(appMetadataSchema),
});
