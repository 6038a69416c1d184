import { giveRateBack, type LimitRule, takeRate } from '#server/backend/auth/protocol/limits.ts';
import type { Backend } from '#server/backend/backend.ts';

export type LimitUses = {
  /** Counts a use for a key; false when none is left. */
  takeUse: (name: FunctionLimit, key: string) => Promise<boolean>;
  giveUseBack: (name: FunctionLimit, key: string) => Promise<void>;
};

export type FunctionLimit = keyof typeof FUNCTION_LIMITS;

export function createLimitUses(makeLimiter: Backend['makeLimiter']): LimitUses {
  const limiters = new Map(
    Object.entries(FUNCTION_LIMITS).map(([name, rule]) => [name, makeLimiter(rule)]),
  );
  const requireLimiter = (name: FunctionLimit) => {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`No limit is called ${name}`);
    return limiter;
  };
  return {
    takeUse: (name, key) => takeRate(requireLimiter(name), key),
    giveUseBack: (name, key) => giveRateBack(requireLimiter(name), key),
  };
}

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** `…ByClientIp` counts by network, others by account or e-mail address. */
export const FUNCTION_LIMITS = {
  generation: { keyPrefix: 'fn_generation', points: 300, duration: HOUR, isByClientIp: true },
  welcome: { keyPrefix: 'fn_welcome', points: 1, duration: MINUTE },
  manyWelcomes: { keyPrefix: 'fn_welcomes', points: 5, duration: DAY },
  welcomeByClientIp: { keyPrefix: 'fn_welcome_ip', points: 30, duration: HOUR, isByClientIp: true },
  /** Per account, for users only. */
  support: { keyPrefix: 'fn_support', points: 5, duration: DAY },
  supportByClientIp: { keyPrefix: 'fn_support_ip', points: 10, duration: HOUR, isByClientIp: true },
  /** Per address that a visitor gives, which may be anybody’s. */
  receipt: { keyPrefix: 'fn_receipt', points: 1, duration: MINUTE },
  manyReceipts: { keyPrefix: 'fn_receipts', points: 5, duration: DAY },
  pageVote: { keyPrefix: 'fn_page_vote', points: 60, duration: HOUR, isByClientIp: true },
  lookup: { keyPrefix: 'fn_lookup', points: 60, duration: MINUTE, isByClientIp: true },
  share: { keyPrefix: 'fn_share', points: 20, duration: DAY, isByClientIp: true },
  readShared: { keyPrefix: 'fn_read_shared', points: 300, duration: HOUR, isByClientIp: true },
  deleteShared: { keyPrefix: 'fn_delete_shared', points: 60, duration: HOUR, isByClientIp: true },
  readClientPage: { keyPrefix: 'fn_client_page', points: 300, duration: HOUR, isByClientIp: true },
  writeToIssuer: { keyPrefix: 'fn_to_issuer', points: 10, duration: HOUR, isByClientIp: true },
  /** Per document: whoever has its link writes to its issuer. */
  messagesOfPage: { keyPrefix: 'fn_page_messages', points: 5, duration: DAY },
  answerQuote: { keyPrefix: 'fn_answer', points: 30, duration: HOUR, isByClientIp: true },
  answerCodeByClientIp: { keyPrefix: 'fn_code_ip', points: 10, duration: HOUR, isByClientIp: true },
  /** Per quote: with five tries a code, fifty guesses a day of a million. */
  answerCode: { keyPrefix: 'fn_code', points: 3, duration: HOUR },
  manyAnswerCodes: { keyPrefix: 'fn_codes', points: 10, duration: DAY },
  /** Per address, over all quotes: anybody may write one for it. */
  answerCodeToAnybody: { keyPrefix: 'fn_code_to', points: 10, duration: DAY },
  answerCodeByAccount: { keyPrefix: 'fn_code_account', points: 100, duration: DAY },
  /** Counted before the draft is checked: the limit is on drawing. */
  documentByClientIp: {
    keyPrefix: 'fn_document_ip',
    points: 20,
    duration: HOUR,
    isByClientIp: true,
  },
  documentToVisitor: { keyPrefix: 'fn_document_to', points: 5, duration: DAY },
  /** All visitors together: the most e-mails that visitors can make us send. */
  documentOfVisitors: { keyPrefix: 'fn_documents', points: 2000, duration: DAY },
  /** Documents that repeat and leave by themselves, apart from those sent by hand. */
  repeatedByAccount: { keyPrefix: 'fn_repeated', points: 100, duration: DAY },
  documentByAccount: { keyPrefix: 'fn_document_account', points: 100, duration: DAY },
  /** Per recipient, over all senders: many accounts are soon made. */
  documentToAnybody: { keyPrefix: 'fn_document_anybody', points: 30, duration: DAY },
  documentToClient: { keyPrefix: 'fn_document_client', points: 10, duration: DAY },
} as const satisfies Record<string, LimitRule>;
