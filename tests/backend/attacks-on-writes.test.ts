import { expect, test } from 'vitest';
import { type Attack, prepareBattle, testAttacks } from '#server/test/battlefield.ts';

// An account holder or a visitor tries to change another user’s data, or their own rights.
const battle = await prepareBattle();
const { victim, stranger, ids } = battle;
const { company, client, product, document } = ids;
const upsert = { Prefer: 'resolution=merge-duplicates,return=representation' };
const ignore = { Prefer: 'resolution=ignore-duplicates,return=representation' };
const shown = { Prefer: 'return=representation' };

const attacks: Attack[] = [
  {
    name: 'adds a client for someone else',
    ask: 'POST /rest/v1/clients',
    body: { name: 'x', user_id: victim.id },
  },
  {
    name: 'adds one by ?columns',
    ask: 'POST /rest/v1/clients?columns=name,user_id',
    body: { name: 'x', user_id: victim.id },
  },
  {
    name: 'gives its own client away',
    ask: 'PATCH /rest/v1/clients?name=eq.mine',
    body: { user_id: victim.id },
  },
  {
    name: 'takes a client',
    ask: `PATCH /rest/v1/clients?id=eq.${client}`,
    body: { user_id: stranger.id },
  },
  {
    name: 'writes a status that only the server gives',
    ask: 'POST /rest/v1/documents',
    body: { document_type: 'devis', status: 'issued' },
  },
  {
    name: 'writes dates that only the server gives',
    ask: 'POST /rest/v1/clients',
    body: { name: 'x', created_at: '2001-01-01' },
  },
  {
    name: 'writes the proof of a consent',
    ask: `PATCH /rest/v1/profiles?user_id=eq.${stranger.id}`,
    body: { newsletter_consent_at: '2001-01-01' },
  },
  {
    name: 'writes the address of its profile',
    ask: `PATCH /rest/v1/profiles?user_id=eq.${stranger.id}`,
    body: { email: 'victime@exemple.fr' },
  },
  {
    name: 'adds a profile',
    ask: 'POST /rest/v1/profiles',
    body: { user_id: victim.id, email: 'x@y.fr' },
  },
  { name: 'adds a lead', ask: 'POST /rest/v1/leads', body: { email: 'x@y.fr' } },
  {
    name: 'adds a lead without an account',
    as: 'visitor',
    ask: 'POST /rest/v1/leads',
    body: { email: 'x@y.fr' },
  },
  {
    name: 'adds a message to the log',
    ask: 'POST /rest/v1/email_logs',
    body: { recipient_email: 'a@b.fr', email_type: 'x', subject: 'x', status: 'sent' },
  },
  {
    name: 'asks for the end of the account of someone else',
    ask: 'POST /rest/v1/account_deletions',
    body: { user_id: victim.id },
  },

  {
    name: 'changes a client',
    ask: `PATCH /rest/v1/clients?id=eq.${client}`,
    body: { name: 'pris' },
    headers: shown,
  },
  {
    name: 'changes all clients',
    ask: 'PATCH /rest/v1/clients?id=not.is.null',
    body: { name: 'pris' },
    headers: shown,
  },
  {
    name: 'changes without a filter',
    ask: 'PATCH /rest/v1/clients',
    body: { name: 'pris' },
    headers: shown,
  },
  {
    name: 'changes a content',
    ask: `PATCH /rest/v1/document_contents?document_id=eq.${document}`,
    body: { draft: {} },
    headers: shown,
  },
  {
    name: 'changes a profile',
    ask: `PATCH /rest/v1/profiles?user_id=eq.${victim.id}`,
    body: { first_name: 'pris' },
    headers: shown,
  },
  { name: 'deletes a client', ask: `DELETE /rest/v1/clients?id=eq.${client}`, headers: shown },
  {
    name: 'deletes all documents',
    ask: 'DELETE /rest/v1/documents?id=not.is.null',
    headers: shown,
  },
  { name: 'deletes without a filter', ask: 'DELETE /rest/v1/documents', headers: shown },
  {
    name: 'deletes with or()',
    ask: `DELETE /rest/v1/companies?or=(id.eq.${company},id.not.is.null)`,
    headers: shown,
  },
  {
    name: 'deletes a content',
    ask: `DELETE /rest/v1/document_contents?document_id=eq.${document}`,
  },
  { name: 'deletes a lead', ask: 'DELETE /rest/v1/leads?email=not.is.null' },
  { name: 'deletes roles', ask: 'DELETE /rest/v1/user_roles?role=eq.admin' },

  {
    name: 'upserts over a client',
    ask: 'POST /rest/v1/clients',
    body: { id: client, name: 'pris' },
    headers: upsert,
  },
  {
    name: 'upserts over a company',
    ask: 'POST /rest/v1/companies?on_conflict=id',
    body: { id: company, name: 'pris' },
    headers: upsert,
  },
  {
    name: 'upserts over a product',
    ask: 'POST /rest/v1/products',
    body: { id: product, description: 'pris', unit_price_excluding_tax: 1 },
    headers: upsert,
  },
  {
    name: 'upserts over a document',
    ask: 'POST /rest/v1/documents',
    body: { id: document, document_type: 'devis' },
    headers: upsert,
  },
  {
    name: 'upserts over a content',
    ask: 'POST /rest/v1/document_contents',
    body: { document_id: document, draft: {} },
    headers: upsert,
  },
  {
    name: 'upserts over a profile',
    ask: 'POST /rest/v1/profiles?on_conflict=user_id',
    body: { user_id: victim.id, email: 'pris@b.fr' },
    headers: upsert,
  },
  {
    name: 'upserts by the key of the owner',
    ask: 'POST /rest/v1/clients?on_conflict=id,user_id',
    body: { id: client, user_id: victim.id, name: 'pris' },
    headers: upsert,
  },
  {
    name: 'ignores a duplicate, to read it',
    ask: 'POST /rest/v1/clients',
    body: { id: client, name: 'pris' },
    headers: ignore,
  },
  {
    name: 'hides a row of someone else among its own',
    ask: 'POST /rest/v1/clients',
    body: [
      { id: crypto.randomUUID(), name: 'mine' },
      { id: client, name: 'pris' },
    ],
    headers: upsert,
  },

  {
    name: 'makes itself an administrator',
    ask: 'POST /rest/v1/user_roles',
    body: { user_id: stranger.id, role: 'admin' },
  },
  {
    name: 'upserts itself an administrator',
    ask: 'POST /rest/v1/user_roles',
    body: { user_id: stranger.id, role: 'admin' },
    headers: upsert,
  },
  {
    name: 'takes the role of someone',
    ask: 'PATCH /rest/v1/user_roles?role=eq.admin',
    body: { user_id: stranger.id },
  },
  { name: 'asks for another role', ask: 'PUT /auth/v1/user', body: { role: 'service_role' } },
  {
    name: 'asks for other metadata of the application',
    ask: 'PUT /auth/v1/user',
    body: { app_metadata: { role: 'admin' } },
  },
  {
    name: 'says in its own metadata that it administers',
    ask: 'PUT /auth/v1/user',
    body: { data: { role: 'admin', is_admin: true } },
  },
  {
    name: 'names another account in its own request',
    ask: 'PUT /auth/v1/user',
    body: { id: victim.id, email: undefined, data: { x: 1 } },
  },

  {
    name: 'names another schema',
    ask: 'GET /rest/v1/users?select=*',
    headers: { 'Accept-Profile': 'auth' },
  },
  {
    name: 'writes to another schema',
    ask: 'POST /rest/v1/users',
    body: { id: stranger.id },
    headers: { 'Content-Profile': 'auth' },
  },
  { name: 'names a schema in the path', ask: 'GET /rest/v1/auth.users?select=*' },
  { name: 'names a table of the catalogue', ask: 'GET /rest/v1/pg_authid?select=*' },
  { name: 'calls a private function', ask: 'POST /rest/v1/rpc/is_admin', body: {} },
  {
    name: 'calls a function of another schema',
    ask: 'POST /rest/v1/rpc/private.purge_due_account',
    body: {},
  },
  { name: 'calls a trigger', ask: 'POST /rest/v1/rpc/make_profile', body: {} },
  {
    name: 'calls a function of PostgreSQL',
    ask: 'POST /rest/v1/rpc/pg_read_file',
    body: { filename: '/etc/passwd' },
  },
];

testAttacks(attacks, battle);

test('no attack was a fault of the server', () => {
  expect(battle.site.faults).toEqual([]);
});
