import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseEnvironment } from './environment.ts';
import { gatherVariables } from './gather-variables.ts';

test('without a file, the variables are those of the environment', () => {
  const DATA_DIR = makePlace();
  expect(gatherVariables({ DATA_DIR, PORT: '80', HOST: '' })).toEqual({
    variables: { DATA_DIR, PORT: '80' },
    file: `${DATA_DIR}.env`,
    unknown: [],
  });
});

test('the file beside the data is read, and the environment wins', () => {
  const DATA_DIR = makePlace(`# comment
SITE_NAME="L’Étude & Fils"
PORT=8080
HOST=
export SIGN_UP=closed
`);
  const { variables } = gatherVariables({ DATA_DIR: `${DATA_DIR}/`, PORT: '80', SIGN_UP: '' });
  expect(variables).toEqual({
    DATA_DIR: `${DATA_DIR}/`,
    PORT: '80',
    SIGN_UP: 'closed',
    SITE_NAME: 'L’Étude & Fils',
  });
  expect(parseEnvironment(variables)).toMatchObject({
    ok: true,
    value: { port: 80, isSignUpOpen: false, said: { SITE_NAME: 'L’Étude & Fils' } },
  });
});

test('names that no setting has are told, and so is DATA_DIR, which says where the file is', () => {
  const DATA_DIR = makePlace('STIE_NAME=a\nDATA_DIR=/ailleurs\nSITE_NAME=b\n');
  const { variables, unknown } = gatherVariables({ DATA_DIR });
  expect(unknown.toSorted()).toEqual(['DATA_DIR', 'STIE_NAME']);
  expect(variables.DATA_DIR).toBe(DATA_DIR);
});

test('a file that cannot be read is a sentence for the operator', () => {
  const DATA_DIR = makePlace();
  mkdirSync(`${DATA_DIR}.env`);
  expect(() => gatherVariables({ DATA_DIR })).toThrow(`Impossible de lire ${DATA_DIR}.env`);
});

/** A data folder that may have a file beside it. */
function makePlace(text?: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'facturier-variables-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const place = join(folder, 'data');
  if (text !== undefined) writeFileSync(`${place}.env`, text);
  return place;
}
