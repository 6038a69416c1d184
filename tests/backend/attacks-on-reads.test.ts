import { expect, test } from 'vitest';
import { type Attack, prepareBattle, SECRET, testAttacks } from '#server/test/battlefield.ts';

// Reads of another user’s data, by an account holder and a visitor: none may succeed or crash.
const battle = await prepareBattle();
const { victim, stranger, ids } = battle;
const { company, client, product, document } = ids;
const counted = { Prefer: 'count=exact' };
const shown = { Prefer: 'return=representation' };
const OWNED = [
  'companies',
  'clients',
  'products',
  'documents',
  'document_contents',
  'draft_files',
  'profiles',
];
const CLOSED = ['leads', 'email_logs', 'generated_pdfs'];
const ROUTINES = ['get_lead_engagement', 'get_presence', 'get_sessions', 'purge_due_account'];

const attacks: Attack[] = [
  ...[...OWNED, 'user_roles'].map((table) => ({
    name: `reads ${table} by the identifier of their owner`,
    ask: `GET /rest/v1/${table}?user_id=eq.${victim.id}`,
  })),
  ...[...OWNED, ...CLOSED, 'user_roles'].map((table) => ({
    name: `reads all of ${table}`,
    ask: `GET /rest/v1/${table}?select=*&limit=1000`,
  })),
  ...[...OWNED, ...CLOSED, 'user_roles', 'account_deletions'].map((table) => ({
    name: `reads all of ${table} without an account`,
    as: 'visitor' as const,
    ask: `GET /rest/v1/${table}?select=*`,
  })),
  ...ROUTINES.flatMap((name) => [
    { name: `calls ${name}`, ask: `POST /rest/v1/rpc/${name}`, body: {} },
    {
      name: `calls ${name} without an account`,
      as: 'visitor' as const,
      ask: `POST /rest/v1/rpc/${name}`,
      body: {},
    },
  ]),
  { name: 'reads one client by its identifier', ask: `GET /rest/v1/clients?id=eq.${client}` },
  {
    name: 'reads a content by the identifier of its document',
    ask: `GET /rest/v1/document_contents?document_id=eq.${document}`,
  },
  {
    name: 'reads several by their identifiers',
    ask: `GET /rest/v1/products?id=in.(${product},${client})`,
  },

  {
    name: 'widens a filter with or()',
    ask: `GET /rest/v1/clients?or=(id.eq.${client},user_id.eq.${victim.id})`,
  },
  {
    name: 'widens a filter that is always true',
    ask: 'GET /rest/v1/clients?or=(name.is.null,name.not.is.null)',
  },
  {
    name: 'nests and() in or()',
    ask: `GET /rest/v1/documents?or=(and(id.eq.${document},number.not.is.null),status.eq.draft)`,
  },
  {
    name: 'denies with not.and()',
    ask: 'GET /rest/v1/clients?not.and=(name.is.null,name.not.is.null)',
  },
  { name: 'denies its own identifier', ask: `GET /rest/v1/clients?user_id=neq.${stranger.id}` },
  { name: 'guesses by pattern', ask: 'GET /rest/v1/clients?name=ilike.*secret*' },

  {
    name: 'reads a company through its documents',
    ask: 'GET /rest/v1/documents?select=*,companies(*)',
  },
  {
    name: 'reads documents through their company',
    ask: 'GET /rest/v1/companies?select=*,documents(*)',
  },
  {
    name: 'reads a content through its document',
    ask: 'GET /rest/v1/documents?select=id,document_contents(draft)',
  },
  {
    name: 'reads a document through its content, inner',
    ask: 'GET /rest/v1/document_contents?select=draft,documents!inner(*)',
  },
  {
    name: 'reads two levels down',
    ask: 'GET /rest/v1/companies?select=*,documents(*,document_contents(*))',
  },
  { name: 'reads accounts through profiles', ask: 'GET /rest/v1/profiles?select=*,users(*)' },
  {
    name: 'reads another schema through an embed',
    ask: 'GET /rest/v1/profiles?select=*,auth.users(*)',
  },
  {
    name: 'ties its document to the company of someone else, to read it',
    ask: 'POST /rest/v1/documents?select=*,companies(*)',
    body: { document_type: 'devis', company_id: company },
    headers: shown,
  },
  {
    name: 'ties its document to the client of someone else',
    ask: 'POST /rest/v1/documents?select=*,clients(*)',
    body: { document_type: 'devis', client_id: client },
    headers: shown,
  },
  {
    name: 'ties its content to the document of someone else',
    ask: 'POST /rest/v1/document_contents',
    body: { document_id: document, draft: {} },
  },

  { name: 'counts all rows', ask: 'HEAD /rest/v1/clients?select=*', headers: counted },
  {
    name: 'counts rows of an owner',
    ask: `HEAD /rest/v1/documents?user_id=eq.${victim.id}`,
    headers: counted,
  },
  {
    name: 'asks for an estimate',
    ask: 'HEAD /rest/v1/clients',
    headers: { Prefer: 'count=estimated' },
  },
  {
    name: 'asks for the plan',
    ask: 'GET /rest/v1/clients',
    headers: { Accept: 'application/vnd.pgrst.plan+json' },
  },
  { name: 'asks for aggregates', ask: 'GET /rest/v1/clients?select=name.max(),count()' },
  { name: 'counts what is related', ask: 'GET /rest/v1/companies?select=id,documents(count)' },
  { name: 'counts without columns', ask: 'GET /rest/v1/clients?select=count' },
  {
    name: 'spreads a related row',
    ask: 'GET /rest/v1/documents?select=id,...companies(company_name:name)',
  },
  {
    name: 'filters by what is related',
    ask: 'GET /rest/v1/documents?select=id,companies!inner(id)&companies.name=ilike.*secret*',
  },
  {
    name: 'asks whether there is a related row',
    ask: 'GET /rest/v1/companies?select=name,documents()&documents=not.is.null',
  },
  {
    name: 'orders by a related row',
    ask: 'GET /rest/v1/documents?select=id,clients(id)&order=clients(email).desc',
  },
  {
    name: 'reads a path into a content',
    ask: 'GET /rest/v1/document_contents?select=draft->>notes&draft->>notes=like.S*',
  },
  {
    name: 'reads the row as another type',
    ask: 'GET /rest/v1/clients?select=id::text,buyer::text',
  },
  {
    name: 'filters the rows of a function',
    ask: 'POST /rest/v1/rpc/get_sessions?select=*&user_id=not.is.null',
    body: {},
  },
  {
    name: 'shows itself an upsert over the key of someone else',
    ask: 'POST /rest/v1/clients?on_conflict=id&select=*',
    body: { id: client },
    headers: { Prefer: 'resolution=merge-duplicates,return=representation' },
  },
  {
    name: 'counts what a change touches',
    ask: `PATCH /rest/v1/clients?id=eq.${client}`,
    body: { name: 'x' },
    headers: counted,
  },
  {
    name: 'asks as another schema',
    ask: 'GET /rest/v1/users?select=*',
    headers: { 'Accept-Profile': 'auth' },
  },
];

testAttacks(attacks, battle);

test('a count says nothing either, and their owner reads all of it', async () => {
  const { text } = await battle.attack({
    name: '',
    ask: 'HEAD /rest/v1/companies',
    headers: counted,
  });
  expect(text).toContain('*/0');
  const { data } = await victim.client.from('documents').select('number, document_contents(draft)');
  expect(JSON.stringify(data)).toContain(`"draft":{"notes":"${SECRET}"}`);
  expect(await battle.look()).toContain(SECRET);
  expect(battle.site.faults).toEqual([]);
});
