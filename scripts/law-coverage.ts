/** Writes docs/law-coverage.md, or only reports inconsistencies if there are any. */
import { readFileSync, writeFileSync } from 'node:fs';
import { findFaults } from './law-coverage/find-faults.ts';
import { listAllRules, readKnownLaw } from './law-coverage/known-law.ts';
import { parseRows } from './law-coverage/parse-rows.ts';
import { writePage } from './law-coverage/write-page.ts';

const sections = parseRows(readFileSync('scripts/law-coverage/rows.txt', 'utf8'));
const faults = findFaults(sections, readKnownLaw());
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
writeFileSync('docs/law-coverage.md', writePage(sections, listAllRules()));
