import { chooseLines } from '#documents/model/choose-lines.ts';
import { toParisTime } from '#documents/model/dates/paris-time.ts';
import { isOptional } from '#documents/model/is-priced.ts';
import type { QuoteAnswer } from '#documents/model/quote-answer.ts';
import { buildDefinitionList } from '#documents/sheet/blocks/definition-list.ts';
import { documentTitle } from '#documents/sheet/blocks/head/title.ts';
import { buildParagraph } from '#documents/sheet/blocks/paragraph.ts';
import { addImage, addNode, DOCUMENT_NODE } from '#documents/sheet/canvas.ts';
import type { Block } from '#documents/sheet/flow.ts';
import { MARGIN_LEFT } from '#documents/sheet/geometry.ts';
import { readImage } from '#documents/sheet/read-image.ts';
import type { Appendix, Scene } from '#documents/sheet/scene.ts';
import { computeTotals } from '#documents/totals/compute-totals.ts';
import { takeOptions } from '#documents/totals/quote-totals.ts';
import { PROOF_WORDS } from './proof-words.ts';

/** Last page of a quote accepted online: who agreed, when, to what, and how. */
export function proofOf(answer: QuoteAnswer | undefined): Appendix | undefined {
  return answer?.verdict === 'accepted' ? (scene) => buildProof(scene, answer) : undefined;
}

function buildProof(scene: Scene, answer: QuoteAnswer): Block[] {
  const { template, labels } = scene;
  const proof = PROOF_WORDS[labels.language];
  const title = buildParagraph(scene, { text: proof.title, style: template.section, role: 'H2' });
  const agreed = proof.agreed[answer.signature ? 'drawn' : 'typed'];
  const facts = buildDefinitionList(scene, listFacts(scene, answer));
  return [
    { ...title, startsPage: true },
    ...(facts ? [facts] : []),
    buildParagraph(scene, { text: agreed, style: template.body, spaceBefore: 12 }),
    ...buildDrawnSignature(scene, answer),
  ];
}

function listFacts(scene: Scene, answer: QuoteAnswer) {
  const { language, format, dated } = scene.labels;
  const proof = PROOF_WORDS[language];
  const { draft } = scene;
  const { date, time } = toParisTime(answer.answeredAt);
  const utc = `${answer.answeredAt.slice(0, 19).replace('T', ' ')} UTC`;
  const accepted = computeTotals(takeOptions(chooseLines(draft, answer.choices)));
  return [
    { label: proof.acceptedBy, value: answer.signerName, isStrong: true },
    { label: proof.at, value: proof.moment(format.shortDate(date), time, utc) },
    { label: documentTitle(scene), value: dated(draft.number, format.shortDate(draft.issueDate)) },
    { label: proof.choices, value: nameChoices(scene, answer) },
    { label: proof.amount, value: format.amount(accepted.taxInclusiveTotal, draft.currency) },
    { label: proof.provenEmail, value: answer.provenEmail ?? '' },
    { label: proof.network, value: answer.network ?? '' },
    { label: proof.contentHash, value: answer.contentHash },
  ];
}

/** Empty for a quote that offers no choice. */
function nameChoices({ draft, labels }: Scene, { choices }: QuoteAnswer): string {
  if (!draft.lines.some(isOptional)) return '';
  const names = choices.flatMap((place) => {
    const line = draft.lines[place];
    return line && isOptional(line) ? [line.name] : [];
  });
  return names.length > 0 ? names.join(', ') : PROOF_WORDS[labels.language].noChoice;
}

function buildDrawnSignature({ canvas, labels }: Scene, { signature }: QuoteAnswer): Block[] {
  const image = signature === null ? null : readImage(signature);
  if (!image || 'error' in image) return [];
  const node = addNode(canvas, 'Figure', DOCUMENT_NODE, {
    alt: PROOF_WORDS[labels.language].signature,
  });
  const scale = Math.min(WIDTH / image.width, HEIGHT / image.height);
  const size = { width: image.width * scale, height: image.height * scale };
  const place = { x: MARGIN_LEFT, image: addImage(canvas, image) };
  return [
    {
      parts: [
        {
          height: size.height,
          paint: (page, y) => page.marks.push({ type: 'image', ...place, ...size, y, node }),
        },
      ],
      spaceBefore: 14,
    },
  ];
}

const [WIDTH, HEIGHT] = [240, 90];
