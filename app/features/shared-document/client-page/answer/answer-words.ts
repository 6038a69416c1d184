import { sayProblem } from '#app/account-forms/problem-words.ts';
import type { Draft } from '#documents';

/** Wording of the answer form, in the language of the quote. */
export type AnswerWords = {
  title: string;
  amount: string;
  deposit: (amount: string) => string;
  validUntil: (day: string) => string;
  terms: string;
  /** Off premises (C. conso. L221-10 and L221-18), or at a distance (L221-18). */
  withdrawal: Record<'distance' | 'off-premises', string>;
  choices: string;
  name: string;
  agree: (amount: string) => string;
  signature: string;
  ways: Record<'typed' | 'drawn', string>;
  typedHelp: string;
  pad: string;
  clear: string;
  code: string;
  codeHelp: (address: string) => string;
  sendCode: string;
  codeSent: (address: string) => string;
  accept: string;
  refuse: string;
  reason: string;
  confirmRefusal: string;
  back: string;
  missing: Record<'name' | 'agreed' | 'signature' | 'code', string>;
  kept: Record<'accepted' | 'refused', (name: string, moment: string) => string>;
  proof: string;
  problem: (code: string) => string;
};

const FRENCH: AnswerWords = {
  title: 'Votre réponse',
  amount: 'Montant',
  deposit: (amount) => `À verser selon ce devis\u00a0: ${amount}`,
  validUntil: (day) => `Valable jusqu’au ${day}`,
  terms: 'Lisez d’abord le devis et ses conditions, ci-dessus. Accepter vous engage.',
  withdrawal: {
    distance:
      'Conclu à distance\u00a0: vous avez quatorze jours pour vous rétracter, avec le formulaire qui est à la fin du devis.',
    'off-premises':
      'Conclu hors établissement\u00a0: aucun paiement ne peut vous être demandé avant sept jours, et vous avez quatorze jours pour vous rétracter, avec le formulaire qui est à la fin du devis.',
  },
  choices: 'Options et variantes',
  name: 'Votre nom',
  agree: (amount) => `J’ai lu ce devis et je l’accepte, pour ${amount}.`,
  signature: 'Signature',
  ways: { typed: 'Mon nom', drawn: 'À la main' },
  typedHelp: 'Votre nom, écrit ci-dessus, vous sert de signature.',
  pad: 'Signez ici, du doigt ou de la souris',
  clear: 'Effacer',
  code: 'Code reçu par e-mail',
  codeHelp: (address) => `L’auteur du devis demande un code, envoyé à ${address}.`,
  sendCode: 'Recevoir le code',
  codeSent: (address) => `Code envoyé à ${address}. Il sert dix minutes.`,
  accept: 'Accepter et m’engager à payer',
  refuse: 'Refuser',
  reason: 'Pourquoi, si vous voulez le dire',
  confirmRefusal: 'Refuser le devis',
  back: 'Revenir',
  missing: {
    name: 'Écrivez votre nom.',
    agreed: 'Cochez la case pour accepter.',
    signature: 'Signez dans le cadre, ou choisissez «\u00a0Mon nom\u00a0».',
    code: 'Saisissez les six chiffres du code.',
  },
  kept: {
    accepted: (name, moment) => `Devis accepté par ${name}, le ${moment}.`,
    refused: (name, moment) => `Devis refusé par ${name}, le ${moment}.`,
  },
  proof: 'Le PDF contient la preuve de cet accord\u00a0: gardez-le.',
  problem: (code) => sayProblem({ code }),
};

const ENGLISH: AnswerWords = {
  title: 'Your answer',
  amount: 'Amount',
  deposit: (amount) => `To pay according to this quote: ${amount}`,
  validUntil: (day) => `Valid until ${day}`,
  terms: 'First read the quote and its terms, above. Accepting it binds you.',
  withdrawal: {
    distance:
      'Concluded at a distance: you have fourteen days to withdraw, with the form at the end of the quote.',
    'off-premises':
      'Concluded off premises: no payment may be asked of you for seven days, and you have fourteen days to withdraw, with the form at the end of the quote.',
  },
  choices: 'Options and variants',
  name: 'Your name',
  agree: (amount) => `I have read this quote and accept it, for ${amount}.`,
  signature: 'Signature',
  ways: { typed: 'My name', drawn: 'By hand' },
  typedHelp: 'Your name, written above, is your signature.',
  pad: 'Sign here, with a finger or the mouse',
  clear: 'Clear',
  code: 'Code received by e-mail',
  codeHelp: (address) => `The author of the quote asks for a code, sent to ${address}.`,
  sendCode: 'Receive the code',
  codeSent: (address) => `Code sent to ${address}. It serves for ten minutes.`,
  accept: 'Accept and undertake to pay',
  refuse: 'Refuse',
  reason: 'Why, if you want to say it',
  confirmRefusal: 'Refuse the quote',
  back: 'Go back',
  missing: {
    name: 'Write your name.',
    agreed: 'Tick the box to accept.',
    signature: 'Sign in the frame, or choose “My name”.',
    code: 'Type the six digits of the code.',
  },
  kept: {
    accepted: (name, moment) => `Quote accepted by ${name}, on ${moment}.`,
    refused: (name, moment) => `Quote refused by ${name}, on ${moment}.`,
  },
  proof: 'The PDF holds the proof of this agreement: keep it.',
  problem: (code) => ENGLISH_PROBLEMS[code] ?? NOT_KEPT,
};

const ENGLISH_PROBLEMS: Readonly<Record<string, string>> = {
  quote_expired: 'This quote is no longer valid. Ask for a new one.',
  quote_closed: 'This quote awaits no answer any more. Write to its author.',
  quote_answered: 'Somebody has just answered this quote. Reload the page to see their answer.',
  quote_changed: 'This page has changed. Reload it, read the quote again, then answer.',
  page_not_found: 'This page has just been closed. Ask for a new link.',
  code_needed: 'Ask for the code, then type it.',
  code_wrong: 'This is not the code. Check it, then try again.',
  code_spent: 'This code serves no more. Ask for another one.',
  code_address_missing:
    'This quote has no address to send the code to. Write to its author, below.',
  issuer_full: 'The account of the author is full. Write to them, below.',
  over_request_rate_limit: 'Too many tries. Wait an hour, then try again.',
  network: 'Your answer was not sent: there is no connection. Nothing is lost, try again.',
};
const NOT_KEPT =
  'Your answer could not be kept. Nothing is lost: try again, or sign with your name. Else write to the author, below.';

export const ANSWER_WORDS: Readonly<Record<Draft['language'], AnswerWords>> = {
  fr: FRENCH,
  en: ENGLISH,
};
