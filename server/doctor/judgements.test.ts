import { expect, test } from 'vitest';
import type { DatabaseFacts } from './ask-database.ts';
import { judgeCertificate } from './check-certificates.ts';
import { judgeClock } from './check-clock.ts';
import { judgeDisk } from './check-disk.ts';
import { judgeQueue } from './check-mail.ts';
import { judgeVersion } from './check-version.ts';
import { judgeDatabase } from './judge-database.ts';

const NOW = Date.parse('2026-11-30T10:00:00Z');
const DAY = 86_400_000;
const statusesOf = (told: readonly { status: string }[]) => told.map(({ status }) => status);

test.each([
  ['24.21.0', 'good'],
  ['24.20.1', 'advice'],
  ['26.0.0', 'advice'],
  ['22.21.0', 'wrong'],
])('Node %s is %s', (running, status) => {
  expect(judgeVersion(running, '24.21.0').status).toBe(status);
});

test.each([
  [99_999_999, 'wrong'],
  [100_000_000, 'advice'],
  [2_000_000_000, 'good'],
])('a disk with %i bytes left is %s', (free, status) => {
  const told = judgeDisk('/srv', free);
  expect(told.status).toBe(status);
  expect(told.sentence).toContain('/srv');
});

test.each([
  [0, 0, 'good'],
  [5000, 0, 'good'],
  [-5001, 0, 'wrong'],
  [6000, 1500, 'good'],
  [9000, 1500, 'wrong'],
])('a clock %i ms ahead, known within %i ms, is %s', (aheadMs, doubtMs, status) => {
  expect(judgeClock('the database', { aheadMs, doubtMs }).status).toBe(status);
});

test('a clock that is off says in which way', () => {
  const say = (aheadMs: number) => judgeClock('the database', { aheadMs, doubtMs: 0 }).sentence;
  expect(say(60_000)).toContain('60 s behind that of the database');
  expect(say(-60_000)).toContain('60 s ahead of that of the database');
});

test('messages that wait for long are wrong, those that were given up are told by reason', () => {
  const empty = { waiting: 0, oldestS: 0, news: 0, failed: [] };
  expect(statusesOf(judgeQueue(empty))).toEqual(['good']);
  expect(statusesOf(judgeQueue({ ...empty, waiting: 3, oldestS: 600 }))).toEqual(['good']);
  const [late, failed] = judgeQueue({
    waiting: 3,
    oldestS: 1200,
    news: 40,
    failed: [{ reason: 'EENVELOPE 550', total: 2 }],
  });
  expect(late).toMatchObject({ status: 'wrong' });
  expect(late?.sentence).toMatch(/^3 messages wait, and 40 newsletters, the oldest for 20 min/);
  expect(failed).toMatchObject({ status: 'advice' });
  expect(failed?.sentence).toContain('EENVELOPE 550: 2');
});

const certificate = {
  from: NOW - DAY,
  to: NOW + 90 * DAY,
  issuer: 'R11',
  isNamed: true,
  chainFault: null,
};
const place = { variable: 'SITE_ORIGIN', host: 'exemple.fr', isChecked: true };

test.each([
  ['it is good', {}, ['good'], 'good for 90 more days'],
  ['14 days are left', { to: NOW + 14 * DAY }, ['good'], 'good for 14 more days'],
  ['less than 14 days are left', { to: NOW + 14 * DAY - 1 }, ['wrong'], 'ends in 13 days'],
  ['it has ended', { to: NOW - 2 * DAY }, ['wrong'], 'ended 2 days ago'],
  ['it has not begun', { from: NOW + DAY }, ['wrong'], 'begins later'],
  ['it is for another name', { isNamed: false }, ['wrong'], 'have one made for exemple.fr'],
  [
    'its chain is not known and it ends soon',
    { chainFault: 'SELF_SIGNED_CERT_IN_CHAIN', to: NOW + DAY },
    ['wrong', 'wrong'],
    'SELF_SIGNED_CERT_IN_CHAIN',
  ],
])('of a certificate, %s', (_, change, statuses, words) => {
  const told = judgeCertificate(place, { ...certificate, ...change }, NOW);
  expect(statusesOf(told)).toEqual(statuses);
  expect(told.map(({ sentence }) => sentence).join('\n')).toContain(words);
});

test('where the address says not to check it, a certificate is judged by its days alone', () => {
  const own = { ...certificate, isNamed: false, chainFault: 'DEPTH_ZERO_SELF_SIGNED_CERT' };
  const unchecked = { ...place, isChecked: false };
  expect(statusesOf(judgeCertificate(unchecked, own, NOW))).toEqual(['good']);
  const ended = judgeCertificate(unchecked, { ...own, to: NOW - DAY }, NOW);
  expect(statusesOf(ended)).toEqual(['wrong']);
});

const known = {
  upgrades: [{ version: '20261128099900', name: 'up', text: '' }],
  migrations: [
    { version: '20261128100000', name: 'base', text: '' },
    { version: '20261128102400', name: 'last', text: '' },
  ],
};
const facts: DatabaseFacts = {
  version: '18.1',
  versionNumber: 180_001,
  isPooled: false,
  rights: { name: 'maitre', base: 'facturier', roles: true, bypass: true, owns: true },
  missingRoles: [],
  givesRoles: true,
  applied: ['20261128099900', '20261128100000', '20261128102400'],
  clock: { aheadMs: 0, doubtMs: 0 },
  mail: null,
  refused: [],
};

test.each<[string, Partial<DatabaseFacts>, string, string]>([
  ['that is up to date', {}, 'good', 'Migrations are those of this version'],
  [
    'of PostgreSQL 14',
    { version: '14.9', versionNumber: 140_009 },
    'wrong',
    'à partir de la version 15',
  ],
  [
    'that lacks a migration',
    { applied: ['20261128100000', '20261128102400'] },
    'wrong',
    'lacks 1 migration ',
  ],
  ['that is too old', { applied: ['20261101000000'] }, 'wrong', 'trop ancienne'],
  ['of a later version', { applied: ['20270101000000'] }, 'wrong', 'plus récente'],
  ['behind a pooler', { isPooled: true }, 'advice', 'PgBouncer or another'],
  ['that is empty', { applied: 'none' }, 'advice', 'the first start fills it'],
  [
    'whose role cannot connect',
    { refused: [{ role: 'gateway', code: '28P01' }] },
    'wrong',
    'gateway',
  ],
  [
    'whose owner may not make roles',
    { rights: { ...facts.rights, roles: false }, missingRoles: ['anon'] },
    'wrong',
    'alter role maitre createrole',
  ],
  ['whose roles another owner made', { givesRoles: false }, 'wrong', 'n’a pas fait les rôles'],
])('a database %s', (_, change, status, words) => {
  const told = judgeDatabase({ ...facts, ...change }, known);
  expect(told.find(({ sentence }) => sentence.includes(words))?.status).toBe(status);
  const isWell = told.every((one) => one.status !== 'wrong');
  expect(isWell).toBe(status !== 'wrong');
});

test('roles that a superuser made beforehand spare their owner a right', () => {
  const rights = { ...facts.rights, bypass: false };
  expect(statusesOf(judgeDatabase({ ...facts, rights }, known))).toEqual(['good', 'good']);
  const told = judgeDatabase({ ...facts, rights, missingRoles: ['anon'] }, known);
  expect(told[0]?.sentence).toContain('alter role maitre bypassrls');
});
