import { accountQuestions } from './questions/account.ts';
import { archivingQuestions } from './questions/archiving.ts';
import { correctionQuestions } from './questions/corrections.ts';
import { documentQuestions } from './questions/documents.ts';
import { otherDocumentQuestions } from './questions/others.ts';
import { paymentQuestions } from './questions/payment.ts';
import type { QuestionTheme } from './questions/question.ts';
import { reformQuestions } from './questions/reform.ts';
import { serviceQuestions } from './questions/service.ts';
import { statusQuestions } from './questions/statuses.ts';
import { vatQuestions } from './questions/vat.ts';

/** Every question of the FAQ, in page order. */
export const questionThemes: readonly QuestionTheme[] = [
  serviceQuestions,
  documentQuestions,
  correctionQuestions,
  vatQuestions,
  reformQuestions,
  statusQuestions,
  paymentQuestions,
  otherDocumentQuestions,
  archivingQuestions,
  accountQuestions,
];
