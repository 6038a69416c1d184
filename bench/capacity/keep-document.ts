import { createHash, randomUUID } from 'node:crypto';
import { computeTotals, type Draft } from '#documents';
import { createPdf } from '#documents/pdf/create-pdf.ts';
import { loadFonts } from '#runtime/load-fonts.ts';
import type { Ask } from './request.ts';

export type Written = { documentBytes: number; fileBytes: number };

type Given = { id: string; draft: Draft; isIssued: boolean; clientId?: string; companyId?: string };

const fonts = await loadFonts(['latin']);
const NO_RAW_TEXTS = {};

/**
 * A document as a device sends it: saved, changed once, issued under a number of the account with
 * its file, and counted. Gives what its content and its file weigh.
 */
export async function keepDocument(ask: Ask, given: Given): Promise<Written> {
  const draft = await storeLogo(ask, { ...given.draft, number: '' });
  const save = (saved: Draft, base: number) =>
    ask('/rest/v1/rpc/save_document', {
      body: {
        p_id: given.id,
        p_draft: saved,
        p_raw_texts: NO_RAW_TEXTS,
        p_summary: { status: 'draft', total: computeTotals(saved).payableAmount / 100 },
        p_base: base,
        p_client: given.clientId ?? null,
        p_company: given.companyId ?? null,
      },
    });
  await save({ ...draft, notes: '' }, 0);
  await save(draft, 1);
  const documentBytes = Buffer.byteLength(JSON.stringify(draft));
  if (!given.isIssued) return { documentBytes, fileBytes: 0 };
  return { documentBytes, fileBytes: await issue(ask, given, draft) };
}

/** The draft with the name of its logo in the place of its content, which the account has once. */
async function storeLogo(ask: Ask, draft: Draft): Promise<Draft> {
  const { logo } = draft.style;
  const [, type, base64] = /^data:([^;]+);base64,(.+)$/.exec(logo?.data ?? '') ?? [];
  if (!logo || !type || !base64) return draft;
  const bytes = Buffer.from(base64, 'base64');
  const hash = hashOf(bytes);
  await ask('/rest/v1/draft_files?on_conflict=user_id,hash', {
    body: { hash, media_type: type, bytes: `\\x${bytes.toString('hex')}` },
    prefer: 'resolution=ignore-duplicates',
  });
  return { ...draft, style: { ...draft.style, logo: { ...logo, data: `file:${hash}` } } };
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function issue(ask: Ask, given: Given, draft: Draft): Promise<number> {
  const [issued] = (await ask('/rest/v1/rpc/issue_document', {
    body: { p_id: given.id, p_draft: draft, p_prefix: PREFIXES[draft.kind] },
  })) as { number: string }[];
  const number = issued?.number ?? '';
  const { bytes, conformity } = createPdf({
    draft: { ...given.draft, number },
    today: draft.issueDate,
    ...fonts,
    isIssued: true,
  });
  const [row] = (await ask(`/rest/v1/documents?select=id&local_id=eq.${given.id}`)) as {
    id: string;
  }[];
  await ask('/rest/v1/document_files', {
    body: {
      document_id: row?.id,
      name: `${number}.pdf`,
      sha256: hashOf(bytes),
      bytes: `\\x${Buffer.from(bytes).toString('hex')}`,
    },
  });
  await ask('/functions/v1/record-generation', {
    body: {
      id: randomUUID(),
      kind: draft.kind,
      template: draft.style.template,
      size: bytes.length,
      isElectronic: true,
      brokenRules: conformity.filter(({ state }) => state === 'missing').map(({ id }) => id),
      number,
      clientName: draft.buyer.name,
    },
  });
  return bytes.length;
}

const PREFIXES: Readonly<Record<Draft['kind'], string>> = {
  'facture-tva': 'F',
  'facture-auto-entrepreneur': 'F',
  devis: 'D',
  recu: 'R',
  'quittance-loyer': 'Q',
  avoir: 'A',
};
