import { expect } from 'vitest';
import { createProtocolSite, type Outcome, testPart } from '#server/test/protocol-site.ts';

const { client, send } = await createProtocolSite();
const users = () => client.from('users').select('username');
const filter = (value: string) => send(`/users?username=${value}`);

testPart('Not served', {
  '.textSearch() of each type': () =>
    each(['fts.fat', 'plfts.fat', 'phfts(simple).fat', 'wfts.fat', 'not.fts.fat'].map(filter)),
  '.regexMatch() .regexIMatch()': () =>
    each([users().regexMatch('username', '^a'), users().regexIMatch('username', '^A')]),
  '.isDistinct()': () => users().isDistinct('status', 'ONLINE'),
  '.likeAllOf() .likeAnyOf() .ilikeAllOf() .ilikeAnyOf(), eq(any) and others of a list': () =>
    each([
      users().likeAllOf('username', ['a%']),
      users().likeAnyOf('username', ['a%']),
      users().ilikeAllOf('username', ['a%']),
      users().ilikeAnyOf('username', ['a%']),
      ...['eq(any).{ada}', 'gt(all).{ada}', 'in(any).(ada)', 'is(any).null'].map(filter),
    ]),
  '.contains() .containedBy() .overlaps()': () =>
    each([
      users().contains('tags', ['a']),
      users().containedBy('tags', ['a']),
      users().overlaps('tags', ['a']),
    ]),
  '.rangeGt() .rangeGte() .rangeLt() .rangeLte() .rangeAdjacent()': () =>
    each([
      users().rangeGt('age_range', '[2,20)'),
      users().rangeGte('age_range', '[2,20)'),
      users().rangeLt('age_range', '[2,20)'),
      users().rangeLte('age_range', '[2,20)'),
      users().rangeAdjacent('age_range', '[2,20)'),
    ]),
});

/** The answer that all of them have. */
async function each(asked: readonly PromiseLike<Outcome>[]): Promise<Outcome> {
  const [first, ...others] = await Promise.all(asked);
  if (!first) throw new Error('Nothing was asked');
  for (const { status, error } of others)
    expect([status, error?.code]).toEqual([first.status, first.error?.code]);
  return first;
}
