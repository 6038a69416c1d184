import { MutationObserver, type UseMutationOptions } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** Runs a mutation outside a component, with its optimistic updates. */
export function runMutation<Result, Given, Kept>(
  options: UseMutationOptions<Result, Error, Given, Kept>,
  given: Given,
): Promise<Result> {
  return new MutationObserver(queryClient, options).mutate(given);
}
