/**
 * The imports that each folder of the server may have besides its own; the first entry that
 * contains a file applies. `doors` are those of the domain.
 */
export function listServerLayers(doors: readonly string[]): { folder: string; sees: string[] }[] {
  return [
    {
      folder: 'server/test',
      sees: [
        'server',
        'scripts/build',
        'app/data/account/database.generated.ts',
        'content',
        ...doors,
      ],
    },
    { folder: 'server/email', sees: ['content', ...doors] },
    { folder: 'server/backend/postgres', sees: backendGround },
    { folder: 'server/backend/keys', sees: ['server/backend/postgres', ...backendGround] },
    { folder: 'server/backend/rest', sees: ['server/backend/postgres', ...backendGround] },
    ...authRooms.map((folder, index) => ({
      folder,
      sees: [...authRooms.slice(0, index), ...belowAuth],
    })),
    { folder: 'server/backend/auth', sees: belowAuth },
    { folder: 'server/backend', sees: ['content', ...doors] },
    { folder: 'server/middleware', sees: ['server/backend', 'content'] },
    {
      // A document is drawn from its draft as the command line draws it, in a thread of its own.
      folder: 'server/routes/functions/documents/draw-worker.ts',
      sees: ['server/routes', 'runtime', ...doors],
    },
    {
      // For that thread: it reads what an account has written, whatever its size.
      folder: 'server/routes/functions/client-pages/compute-standing.ts',
      sees: ['server/routes', ...doors],
    },
    {
      folder: 'server/routes/functions/repetitions/preparing',
      sees: ['server/routes', ...doors],
    },
    {
      folder: 'server/routes',
      sees: [
        'server/middleware',
        'server/email',
        'server/backend',
        'runtime/today.ts',
        'content',
        // Not by a door of the domain: the server would load all of it at its start.
        'documents/law/identifiers',
        'documents/model/subtypes.ts',
        'documents/model/texts',
      ],
    },
    {
      folder: 'server/app.ts',
      sees: ['server/routes', 'server/middleware', 'server/email', 'server/backend', 'content'],
    },
    { folder: 'server/main.ts', sees: ['server', 'content'] },
    { folder: 'server', sees: ['content'] },
  ];
}

/** The files that every folder of the backend may import. */
const backendGround = [
  'fair-queue.ts',
  'fault.ts',
  'is-loopback-host.ts',
  'keep-detail.ts',
  'network-of.ts',
  'parse-json.ts',
  'read-if-there.ts',
  'read-text.ts',
  'start-problem.ts',
].map((name) => `server/backend/${name}`);

/** Folders of auth: each may import those before it; files beside them, all. */
const authRooms = 'protocol accounts sessions flows factors providers admin'
  .split(' ')
  .map((name) => `server/backend/auth/${name}`);

const belowAuth = ['server/backend/keys', 'server/backend/postgres', ...backendGround];
