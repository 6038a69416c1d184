/**
 * `node scripts/norm.ts FOLDER…` regenerates the official data of the invoice reader: elements of
 * CII D22B and UBL 2.1, code lists of EN 16931, Factur-X EXTENDED. The folders hold the Java
 * archives that `npm run conformance` fetches (`tests/conformance/target/phive/lib`), and the
 * profile’s files as published by Factur-X (`FACTUR-X_EXTENDED.sch`, code lists, XSD).
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { unzipSync } from 'fflate';
import { listCodeLists } from './norm/list-code-lists.ts';
import { listFacts } from './norm/list-facts.ts';
import { listTypes } from './norm/list-types.ts';

const wanted =
  /^external\/schemas\/(d22b\/cii|ubl21\/(common|maindoc\/UBL-(Invoice|CreditNote)-))|^external\/schematron\/.*EN16931-(CII|UBL)-validation\.xslt$|CCTS_CCT_SchemaModule\.xsd$/;
const D22B = 'external/schemas/d22b/cii/CrossIndustryInvoice_100pD22B';
const EXTENDED = 'FACTUR-X_EXTENDED';
const target = join(import.meta.dirname, '../documents/received/norm/data');
const files = readOfficialFiles(process.argv.slice(2));

write('cii-schema', 'CII_SCHEMA', listTypes(files, listCiiFiles(D22B)));
write('ubl-schema', 'UBL_SCHEMA', listTypes(files, UBL()));
write('code-lists', 'CODE_LISTS', listCodeLists(files));
if (files.has(`${EXTENDED}.sch`)) writeExtended();

function writeExtended(): void {
  const text = (name: string) => files.get(`${EXTENDED}${name}`) ?? '';
  write('extended-schema', 'EXTENDED_SCHEMA', listTypes(files, listCiiFiles(EXTENDED)));
  write('extended-facts', 'EXTENDED_FACTS', listFacts(text('.sch'), text('_codedb.xml')));
}

/** Archives are read by version: the newest copy of each file wins. */
function readOfficialFiles(folders: readonly string[]): Map<string, string> {
  const archives = folders.flatMap((folder) =>
    globSync('**/*.jar', { cwd: folder }).map((name) => join(folder, name)),
  );
  const found = new Map<string, string>();
  for (const archive of archives.sort()) {
    const entries = unzipSync(readFileSync(archive), { filter: ({ name }) => wanted.test(name) });
    for (const [name, bytes] of Object.entries(entries))
      found.set(name, new TextDecoder().decode(bytes));
  }
  for (const folder of folders)
    for (const name of globSync(`**/${EXTENDED}*`, { cwd: folder }))
      found.set(basename(name), readFileSync(join(folder, name), 'utf8'));
  return found;
}

function write(file: string, name: string, text: string): void {
  const path = join(target, `${file}.generated.ts`);
  writeFileSync(
    path,
    `// Made by \`node scripts/norm.ts\`.\nexport const ${name} = \`\n${text}\`;\n`,
  );
  console.log(`${path}  ${text.length} characters`);
}

function listCiiFiles(file: string) {
  const data = `${file}_urn_un_unece_uncefact_data_standard`;
  return {
    files: {
      rsm: `${file}.xsd`,
      ram: `${data}_ReusableAggregateBusinessInformationEntity_100.xsd`,
      qdt: `${data}_QualifiedDataType_100.xsd`,
      udt: `${data}_UnqualifiedDataType_100.xsd`,
    },
    roots: ['rsm:CrossIndustryInvoice'],
  };
}

function UBL() {
  const folder = 'external/schemas/ubl21';
  return {
    files: {
      inv: `${folder}/maindoc/UBL-Invoice-2.1.xsd`,
      cn: `${folder}/maindoc/UBL-CreditNote-2.1.xsd`,
      cac: `${folder}/common/UBL-CommonAggregateComponents-2.1.xsd`,
      cbc: `${folder}/common/UBL-CommonBasicComponents-2.1.xsd`,
      ext: `${folder}/common/UBL-CommonExtensionComponents-2.1.xsd`,
      qdt: `${folder}/common/UBL-QualifiedDataTypes-2.1.xsd`,
      udt: `${folder}/common/UBL-UnqualifiedDataTypes-2.1.xsd`,
    },
    roots: ['inv:Invoice', 'cn:CreditNote'],
  };
}
