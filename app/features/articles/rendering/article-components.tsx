import type { MDXComponents } from 'mdx/types';
import { ArticleReference, TextLink } from './components/article-links.tsx';
import { Calculator } from './components/calculator.tsx';
import { CheckBox } from './components/check-box.tsx';
import { Example } from './components/example.tsx';
import { LatePenalty } from './components/late-penalty.tsx';
import { FactText, WordingText } from './components/law-words.tsx';
import { Question, Questions } from './components/questions.tsx';
import { ScrolledTable, TableHead } from './components/scrolled-table.tsx';
import { Mistakes, NextStep, NumberedSteps, ShortAnswer, Warning } from './components/sections.tsx';
import { Timeline } from './components/timeline.tsx';

/** The components allowed in articles, by French name (docs/articles.md). */
export const articleComponents = {
  a: TextLink,
  input: CheckBox,
  table: ScrolledTable,
  th: TableHead,
  Article: ArticleReference,
  AFaire: NextStep,
  Attention: Warning,
  Calculateur: Calculator,
  Erreurs: Mistakes,
  Etapes: NumberedSteps,
  Exemple: Example,
  Fait: FactText,
  Frise: Timeline,
  Mention: WordingText,
  Penalites: LatePenalty,
  Question,
  Questions,
  Reponse: ShortAnswer,
} satisfies MDXComponents;
