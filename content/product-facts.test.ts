import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PRODUCT_FACTS } from './product-facts.ts';

const HOLDERS: Record<string, [file: string, code: RegExp]> = {
  'produit.suppression': [
    'supabase/migrations/20261128102100_retention.sql',
    /due_at .* interval '14 days'/,
  ],
  'produit.partage': [
    'supabase/migrations/20261128101600_from_visitors.sql',
    /expires_at <= created_at \+ interval '30 days'/,
  ],
  'produit.page.reste': [
    'supabase/migrations/20261128102100_retention.sql',
    /from public\.client_pages\s+where expires_at < now\(\) - interval '30 days'/,
  ],
  'produit.code': ['supabase/migrations/20261128102000_quote_answers.sql', /interval '10 minutes'/],
  'produit.page.choix': [
    'app/features/editor/share/client-page/client-page-choice.tsx',
    /'30', label: '30.*jours'[\s\S]*'90', label: '3.*mois'[\s\S]*'365', label: '1.*an'/,
  ],
  'produit.messages': [
    'supabase/migrations/20261128102100_retention.sql',
    /from public\.support_messages where created_at < now\(\) - interval '1 year'/,
  ],
  'produit.journal-envois': [
    'supabase/migrations/20261128102100_retention.sql',
    /from public\.email_logs where created_at < now\(\) - interval '1 year'/,
  ],
  'produit.prospects': [
    'supabase/migrations/20261128102100_retention.sql',
    /from public\.leads where last_activity_at < now\(\) - interval '3 years'/,
  ],
  'produit.comptage': [
    'supabase/migrations/20261128102100_retention.sql',
    /set user_id = null, document_number = null, client_name = null, client_email = null\s+where created_at < now\(\) - interval '1 year'/,
  ],
  'produit.comptage.reste': [
    'supabase/migrations/20261128102100_retention.sql',
    /from public\.generated_pdfs\s+where created_at < now\(\) - interval '5 years'/,
  ],
  'produit.inscription': [
    'server/backend/auth/forget-expired.ts',
    /byAge\('pending_sign_ups', 'sent_at < \$1', 7\)/,
  ],
  'produit.adresse': [
    'supabase/migrations/20261128102100_retention.sql',
    /confirmation_sent_at, recovery_sent_at\) < now\(\) - interval '30 days'/,
  ],
  'produit.demande-nouvelles': [
    'supabase/migrations/20261128102100_retention.sql',
    /newsletter_asked_at < now\(\) - interval '30 days'/,
  ],
  'produit.envoi': [
    'supabase/migrations/20261128101500_mail.sql',
    /created_at > now\(\) - interval '1 day'/,
  ],
};

test.each(Object.entries(HOLDERS))('%s is what the code does', (name, [file, code]) => {
  expect(PRODUCT_FACTS[name]).toBeDefined();
  expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).toMatch(code);
});
