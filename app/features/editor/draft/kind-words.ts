import {
  capitalize,
  type Draft,
  type Gender,
  isElided,
  type KindName,
  requireKind,
  uncapitalize,
  withThe,
} from '#documents';
import { genderOf, termOf, titleOf } from '#documents/dossier';

export type KindWords = {
  /** « facture avec TVA » */
  label: string;
  /** « facture » */
  noun: string;
  /** « Facture » */
  title: string;
  /** « factures » */
  plural: string;
  /** « une facture » */
  one: string;
  /** « la facture », « l’avoir » */
  the: string;
  /** « cette facture », « cet avoir » */
  this: string;
  /** « Celle-ci » */
  thisOne: string;
  /** « la suivante » */
  next: string;
  /** « la dernière » */
  last: string;
  /** The pronoun of « envoyez-la ». */
  it: string;
  /** « téléchargé » → « téléchargée » */
  agree: (masculine: string) => string;
};

export function wordsOf(kindName: KindName): KindWords {
  return declineWords(requireKind(kindName));
}

/** The words of a document: a rent that is not paid in full gets no quittance. */
export function wordsOfDraft(draft: Draft): KindWords {
  const term = termOf(draft);
  if (!term || term.result === 'complete') return wordsOf(draft.kind);
  const noun = uncapitalize(titleOf(draft));
  return declineWords({ label: noun, noun, gender: genderOf(draft) });
}

function declineWords({ label, noun, gender }: Named): KindWords {
  const isFeminine = gender === 'feminine';
  const pick = (feminine: string, masculine: string) => (isFeminine ? feminine : masculine);
  const masculineThis = isElided(noun) ? 'cet' : 'ce';
  return {
    label: uncapitalize(label),
    noun,
    title: capitalize(noun),
    plural: noun.endsWith('s') ? noun : `${noun}s`,
    one: `${pick('une', 'un')} ${noun}`,
    the: withThe(noun, gender),
    this: `${pick('cette', masculineThis)} ${noun}`,
    thisOne: pick('Celle-ci', 'Celui-ci'),
    next: pick('la suivante', 'le suivant'),
    last: pick('la dernière', 'le dernier'),
    it: pick('la', 'le'),
    agree: (masculine) => pick(`${masculine}e`, masculine),
  };
}

type Named = { label: string; noun: string; gender: Gender };
