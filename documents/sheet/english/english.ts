import { translateMention } from '#documents/law/english/translate-mention.ts';
import type { SheetLanguage } from '#documents/sheet/language.ts';
import { englishLabels } from './english-labels.ts';

export const english: SheetLanguage = { labels: englishLabels, translate: translateMention };
