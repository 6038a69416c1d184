import type {
  DatabaseSchema,
  SchemaColumn,
  SchemaForeignKey,
  SchemaRelation,
  SchemaRoutine,
} from './read-schema.ts';

/** A module of types, in the shape of supabase-js’s `createClient<Database>`. */
export function writeTypes({ relations, routines }: DatabaseSchema): string {
  const tables = relations.filter(({ isView }) => !isView);
  const views = relations.filter(({ isView }) => isView);
  return [
    HEAD,
    'export type Database = {',
    "  __InternalSupabase: { PostgrestVersion: '12' };",
    '  public: {',
    ...writeMap('Tables', tables.map(writeRelation)),
    ...writeMap('Views', views.map(writeRelation)),
    ...writeMap('Functions', routines.map(writeRoutine)),
    '    Enums: { [_ in never]: never };',
    '    CompositeTypes: { [_ in never]: never };',
    '  };',
    '};',
    FOOT,
  ].join('\n');
}

function writeMap(name: string, entries: readonly string[]): string[] {
  if (entries.length === 0) return [`    ${name}: { [_ in never]: never };`];
  return [`    ${name}: {`, ...entries, '    };'];
}

function writeRelation({ name, isView, columns, foreignKeys }: SchemaRelation): string {
  const writable = columns.filter(({ isGenerated }) => !isGenerated);
  const shapes = [
    `        Row: ${writeShape(columns.map((column) => writeField(column, false)))};`,
    `        Insert: ${writeShape(writable.map((column) => writeField(column, isFilled(column))))};`,
    `        Update: ${writeShape(writable.map((column) => writeField(column, true)))};`,
  ];
  return [
    `      ${name}: {`,
    ...(isView ? shapes.slice(0, 1) : shapes),
    `        Relationships: [${foreignKeys.map(writeForeignKey).join(', ')}];`,
    '      };',
  ].join('\n');
}

function writeField({ name, type, isNullable }: SchemaColumn, isOptional: boolean): string {
  return `${name}${isOptional ? '?' : ''}: ${toType(type)}${isNullable ? ' | null' : ''}`;
}

/** PostgreSQL fills it when an insert omits it. */
function isFilled({ isNullable, hasDefault }: SchemaColumn): boolean {
  return isNullable || hasDefault;
}

function writeForeignKey({ name, columns, isOneToOne, target, targetColumns }: SchemaForeignKey) {
  const list = (names: readonly string[]) => `[${names.map((one) => `'${one}'`).join(', ')}]`;
  return writeShape([
    `foreignKeyName: '${name}'`,
    `columns: ${list(columns)}`,
    `isOneToOne: ${isOneToOne}`,
    `referencedRelation: '${target}'`,
    `referencedColumns: ${list(targetColumns)}`,
  ]);
}

function writeRoutine({ name, parameters, columns, type, isSet }: SchemaRoutine): string {
  const fields = parameters.map(
    (parameter) => `${parameter.name}${parameter.isOptional ? '?' : ''}: ${toType(parameter.type)}`,
  );
  const value = columns
    ? writeShape(columns.map((column) => `${column.name}: ${toType(column.type)}`))
    : toType(type);
  return [
    `      ${name}: {`,
    `        Args: ${fields.length > 0 ? writeShape(fields) : 'never'};`,
    `        Returns: ${value}${isSet ? '[]' : ''};`,
    '      };',
  ].join('\n');
}

function writeShape(fields: readonly string[]): string {
  return `{\n${fields.map((field) => `          ${field};\n`).join('')}        }`;
}

/** The TypeScript type of a PostgreSQL value after JSON. */
function toType(type: string): string {
  if (type.endsWith('[]')) return `${toType(type.slice(0, -2))}[]`;
  const known = TYPES[type];
  if (known) return known;
  const table = ROW.exec(type)?.[1];
  if (table) return `Database['public']['Tables']['${table}']['Row']`;
  throw new Error(`No TypeScript for the type « ${type} »: say it in scripts/database-types`);
}

/** A function that returns rows of a table: `returns setof public.clients`. */
const ROW = /^public\.(\w+)$/;

const TYPES: Readonly<Partial<Record<string, string>>> = {
  bigint: 'number',
  boolean: 'boolean',
  // « \\x48656c6c6f », in hexadecimal.
  bytea: 'string',
  'character varying': 'string',
  date: 'string',
  'double precision': 'number',
  integer: 'number',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'number',
  smallint: 'number',
  text: 'string',
  'time without time zone': 'string',
  'timestamp with time zone': 'string',
  'timestamp without time zone': 'string',
  uuid: 'string',
  void: 'undefined',
};

const HEAD = `// Made by \`node scripts/generate-types.ts\` from the migrated database: change a migration, then make it again.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];
`;

const FOOT = `
type Public = Database['public'];

/** A row as it is read, added or changed. */
export type Tables<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Row'];
export type TablesInsert<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Insert'];
export type TablesUpdate<Name extends keyof Public['Tables']> = Public['Tables'][Name]['Update'];
`;
