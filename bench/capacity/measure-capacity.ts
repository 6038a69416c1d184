import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { writeBackup } from '#server/backend/backup/write-backup.ts';
import { type BackendContender, signInAll } from '../backend/contender.ts';
import { socketOf, startOurs, withOwner } from '../backend/start-contenders.ts';
import { makeDocuments } from '../dossier/documents.ts';
import { makeFolder } from '../machine/make-folder.ts';
import { copyAccounts } from './copy-accounts.ts';
import { keepAccount } from './keep-account.ts';
import { type KindSize, measureKinds } from './measure-kinds.ts';
import { type IndexSize, readSizes, type TableSize } from './read-sizes.ts';
import { asUser } from './request.ts';
import { type VisitFigures, visitAccounts } from './visit-accounts.ts';

/** `models` accounts are filled through the server, then copied in the database. */
export type CapacitySize = {
  models: number;
  documents: number;
  copies: number;
  /** Copies that have the files of issued documents. */
  withFiles: number;
};

export type CapacityFigures = {
  size: CapacitySize;
  tables: readonly TableSize[];
  indexes: readonly IndexSize[];
  kinds: readonly KindSize[];
  visit: VisitFigures;
  /** Bytes of a backup for one document, with its file and its share of everything else. */
  backup: number;
};

export async function measureCapacity(size: CapacitySize = FULL): Promise<CapacityFigures> {
  using folder = makeFolder();
  const today = new Date().toISOString().slice(0, 10);
  const emails = Array.from({ length: size.models }, (_, place) => `modele-${place}@exemple.fr`);
  await using contender = await startOurs(folder.path, [...emails, KINDS]);
  await fillModels(contender, { emails, size, today });
  const backup = (await weighBackup(folder.path)) / (size.models * size.documents);
  let figures: CapacityFigures | null = null;
  await withOwner(socketOf(folder.path), 'postgres', async (owner) => {
    await copyAccounts(owner, size);
    figures = { size, backup, ...(await measureCopies(contender, owner, today)) };
  });
  if (!figures) throw new Error('Nothing was measured');
  return figures;
}

async function fillModels(
  contender: BackendContender,
  { emails, size, today }: { emails: readonly string[]; size: CapacitySize; today: string },
): Promise<void> {
  const users = await signInAll(contender, emails);
  const { drafts, links } = makeDocuments(size.models * size.documents);
  for (const [place, user] of users.entries()) {
    const own = drafts.slice(place * size.documents, (place + 1) * size.documents);
    const ids = new Set(own.map(({ id }) => id));
    const ownLinks = links.filter(({ from, to }) => ids.has(from) && ids.has(to));
    console.error(`… ${user.email}`);
    await keepAccount(asUser(contender, user), {
      documents: { drafts: own, links: ownLinks },
      today,
    });
  }
}

async function weighBackup(folder: string): Promise<number> {
  const path = join(folder, 'capacity.tar.gz');
  const place = { databaseUrl: null, dataDirectory: folder };
  await writeBackup(place, { path, product: 'bench', now: new Date() });
  return statSync(path).size;
}

async function measureCopies(contender: BackendContender, owner: Client, today: string) {
  const sizes = await readSizes(owner);
  const emails = Array.from(
    { length: VISITORS },
    (_, place) => `copie-${place + 1}-modele-0@exemple.fr`,
  );
  const visit = await visitAccounts(contender, owner, { emails, today });
  const [user] = await signInAll(contender, [KINDS]);
  if (!user) throw new Error('Nobody signed in');
  return { ...sizes, visit, kinds: await measureKinds(asUser(contender, user), owner, today) };
}

const FULL: CapacitySize = { models: 2, documents: 500, copies: 250, withFiles: 20 };
const VISITORS = 40;
const KINDS = 'genres@exemple.fr';
