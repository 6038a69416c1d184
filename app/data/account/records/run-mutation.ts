import type { UseMutationOptions } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** Runs a mutation outside a component, with its optimistic updates; fails without a network. */
export function runMutation<Result, Given, Kept>(
  options: UseMutationOptions<Result, Error, Given, Kept>,
  given: Given,
): Promise<Result> {
  return queryClient
    .getMutationCache()
    .build(queryClient, { ...options, networkMode: 'always' })
    .execute(given);
}
