import * as z from 'zod/mini';
import { parseBody } from './auth-request.ts';

/** User and operator metadata travel in each access token: bounded, in bytes of JSON. */
export const metadataSchema = boundedRecord(2048);
export const appMetadataSchema = boundedRecord(1024);

/** Refuses metadata that are too long once merged, naming the field of the request. */
export function requireBounded(data: {
  data?: Record<string, unknown>;
  user_metadata?: Record<string, unknown>;
  app_metadata?: Record<string, unknown>;
}): void {
  parseBody(boundsSchema, data);
}

/**
 * Metadata for a token, without entries that would make it too long for a header: accounts imported
 * by SQL were never checked.
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

/** Metadata without the keys of `expendable`, dropped in order until the rest fits. */
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
