import { DEPLOYMENT_BLANK, type Deployment } from '#content/deployment.ts';
import {
  fillBlanks,
  hasBlanks,
  type PartToFill,
  type Syntax,
  writeForScript,
} from './fill-blanks.ts';

/** Fills a file of the build with what the deployment says. */
export function fillFile(file: string, text: string, deployment: Deployment): string {
  if (file.endsWith('.html')) return fillPage(text, deployment);
  return fillBlanks([{ text, syntax: syntaxOf(file) }], deployment);
}

/** Whether a file waits for what the deployment says, by its text. */
export function hasAnyBlank(text: string): boolean {
  return text.includes(DEPLOYMENT_BLANK) || hasBlanks(text);
}

/** `built` is what a worker is told of the other files. */
export function fillWorker(
  code: string,
  { deployment, built }: { deployment: Deployment; built: object },
): string {
  return code
    .replace(DEPLOYMENT_BLANK, () => writeForScript(deployment))
    .replace(BUILT_BLANK, () => writeForScript(built));
}

function fillPage(html: string, deployment: Deployment): string {
  const said = writeForScript(deployment);
  const parts = splitAtScripts(html).map((text): PartToFill => {
    if (!text.startsWith(OPENING)) return { text, syntax: 'markup' };
    if (STRUCTURED_DATA.test(text)) return { text, syntax: 'json' };
    // The values there are in strings of strings: pages take them from the first script.
    if (hasBlanks(text)) throw new Error(`A script has blanks: ${text.slice(0, 80)}…`);
    return { text: text.replace(DEPLOYMENT_BLANK, () => said), syntax: null };
  });
  return fillBlanks(parts, deployment);
}

/** Without a regular expression, which takes four times as long when a server starts. */
function splitAtScripts(html: string): string[] {
  const parts: string[] = [];
  let at = 0;
  for (let start = html.indexOf(OPENING); start !== -1; start = html.indexOf(OPENING, at)) {
    const end = html.indexOf(CLOSING, start) + CLOSING.length;
    parts.push(html.slice(at, start), html.slice(start, end));
    at = end;
  }
  return [...parts, html.slice(at)];
}

function syntaxOf(file: string): Syntax {
  const [extension = ''] = /[^.]+$/.exec(file) ?? [];
  const syntax = SYNTAXES[extension];
  if (!syntax) throw new Error(`${file} has blanks, which no server would fill`);
  return syntax;
}

/** Where a service worker gets what it is told of the other files. */
export const BUILT_BLANK = '{{BUILT}}';

const SYNTAXES: Readonly<Record<string, Syntax>> = {
  xml: 'markup',
  json: 'json',
  webmanifest: 'json',
  txt: 'plain',
};
const OPENING = '<script';
const CLOSING = '</script>';
const STRUCTURED_DATA = /^<script type="application\/ld\+json"/;
