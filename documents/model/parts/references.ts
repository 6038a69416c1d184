import * as z from 'zod/mini';
import { isoDate, numberText, optionalText } from '#documents/model/values.ts';

const documentReference = z.strictObject({
  number: numberText(35),
  issueDate: z.optional(isoDate),
});

export const referencesSchema = z.strictObject({
  /** BT-10 */
  buyerReference: z.optional(optionalText(100)),
  /** BT-11 */
  project: z.optional(optionalText(100)),
  /** BT-12 */
  contract: z.optional(optionalText(100)),
  /** BT-13 */
  purchaseOrder: z.optional(optionalText(100)),
  /** BT-14 */
  salesOrder: z.optional(optionalText(100)),
  /** BT-15 */
  receivingAdvice: z.optional(optionalText(100)),
  /** BT-16 */
  despatchAdvice: z.optional(optionalText(100)),
  /** BT-17 */
  tender: z.optional(optionalText(100)),
  /** BT-18 */
  billedObject: z.optional(optionalText(100)),
  /** BT-19 */
  accounting: z.optional(optionalText(100)),
  quote: z.optional(documentReference),
  /** BG-3: the invoices that this document corrects, completes or deducts. */
  preceding: z.optional(z.array(documentReference).check(z.maxLength(50))),
});

export type DocumentReference = z.infer<typeof documentReference>;
