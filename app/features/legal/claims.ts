/** A claim about the product, with the tests that prove it. No claim goes without a test. */
export type HeldClaim = { claim: string; how: string; tests: readonly string[] };

export const claimThemes: readonly { title: string; claims: readonly HeldClaim[] }[] = [
  {
    title: 'Conformité des documents',
    claims: [
      {
        claim: 'Les mentions obligatoires sont contrôlées',
        how: 'Chaque document est jugé par des règles qui citent leur texte de loi ; ce qu’une règle dit satisfait est bien imprimé.',
        tests: [
          'documents/kinds/check-conformity.test.ts',
          'documents/kinds/satisfied-is-shown.test.ts',
          'scripts/law-coverage.test.ts',
        ],
      },
      {
        claim: 'Le droit est daté',
        how: 'Un document est jugé par le droit de sa date : taux, seuils et mentions ont un début et une fin.',
        tests: ['documents/kinds/law-over-time.test.ts', 'documents/law/facts/facts.test.ts'],
      },
      {
        claim: 'Les montants sont exacts au centime',
        how: 'Les calculs se font en nombres entiers, la TVA par taux, arrondie une seule fois (EN 16931, BR-CO-17).',
        tests: ['documents/totals/totals.test.ts', 'documents/money/rounding.test.ts'],
      },
      {
        claim: 'La numérotation est continue',
        how: 'Le numéro suivant est proposé ; trous et doublons sont signalés.',
        tests: ['documents/totals/numbering.test.ts', 'tests/e2e/documents/numbering.test.ts'],
      },
    ],
  },
  {
    title: 'Format des fichiers',
    claims: [
      {
        claim: 'Les factures sont au format Factur-X, profil EN 16931',
        how: 'Le XML est comparé à des fichiers de référence, et jugé par les validateurs officiels.',
        tests: [
          'documents/facturx/build-factur-x.test.ts',
          'documents/facturx/build-factur-x.property.test.ts',
          'tests/conformance/matrix.test.ts',
        ],
      },
      {
        claim: 'Le PDF et le XML disent la même chose',
        how: 'Écran, PDF et XML viennent des mêmes montants, et les fichiers produits sont relus. Ce que vous écrivez et que le XML porte est imprimé, l’origine et les caractéristiques d’un article comprises ; les codes le sont en toutes lettres. Seul le XML porte l’adresse électronique où votre client reçoit, qui ne sert qu’aux logiciels.',
        tests: [
          'documents/facturx/carried-is-printed.test.ts',
          'documents/sheet/blocks/table/line-columns.test.ts',
          'tests/golden/golden.test.ts',
          'tests/golden/reading.test.ts',
        ],
      },
      {
        claim: 'Le même document donne le même fichier',
        how: 'Rien d’aléatoire n’entre dans un PDF : deux téléchargements sont identiques, octet pour octet.',
        tests: ['documents/pdf/draw-pdf.test.ts'],
      },
    ],
  },
  {
    title: 'Confidentialité',
    claims: [
      {
        claim:
          'Sans compte, aucun contenu de document ne quitte l’appareil sans que vous l’envoyiez',
        how: 'Un parcours complet est fait sans compte dans un navigateur, et chaque demande au réseau est relue. Avec un compte, vos documents y sont gardés sur le serveur, en clair : c’est ce que vous lui demandez.',
        tests: ['tests/e2e/dossier/privacy.test.ts'],
      },
      {
        claim: 'Un document partagé par un lien est illisible pour le serveur',
        how: 'Il est chiffré dans le navigateur ; la clé est dans la partie du lien que le serveur ne voit pas.',
        tests: [
          'app/lib/encoding/sealed-text.test.ts',
          'server/routes/functions/shared-documents/shared-documents.test.ts',
        ],
      },
      {
        claim: 'Le lien de la page d’un client ne peut être ni deviné, ni retrouvé',
        how: 'Il porte 128 bits tirés au hasard dans le navigateur ; le compte n’en garde que l’empreinte, et aucun journal ne le voit. Vous la fermez quand vous voulez.',
        tests: [
          'server/routes/functions/client-pages/read-client-page.test.ts',
          'tests/e2e/dossier/client-page.test.ts',
        ],
      },
      {
        claim: 'Les journaux du serveur ne contiennent rien de personnel',
        how: 'Ni adresse, ni contenu, ni jeton n’y est écrit.',
        tests: ['server/app.test.ts'],
      },
      {
        claim: 'Ni cookie facultatif ni mesure de visite avant votre accord',
        how: 'Le choix est gardé six mois ; un choix illisible vaut absence d’accord.',
        tests: ['app/lib/consent/create-consent-store.test.ts', 'tests/e2e/site/consent.test.ts'],
      },
    ],
  },
  {
    title: 'Sécurité des comptes',
    claims: [
      {
        claim: 'Personne ne lit ni n’écrit les données d’un autre compte',
        how: 'La règle est dans la base de données, table par table, et des attaques sont rejouées contre elle.',
        tests: [
          'supabase/tests/every-table.test.ts',
          'tests/backend/attacks-on-reads.test.ts',
          'tests/backend/attacks-on-writes.test.ts',
        ],
      },
      {
        claim: 'Les mots de passe et les liens ne se devinent pas',
        how: 'Essais limités par compte et par adresse ; un lien sert une fois, pendant une heure.',
        tests: ['server/backend/auth/doors.test.ts', 'server/backend/auth/flows/links.test.ts'],
      },
      {
        claim: 'On ne peut pas savoir si une adresse a un compte',
        how: 'La réponse est la même, par le même travail.',
        tests: ['server/backend/auth/sessions/sessions.test.ts'],
      },
      {
        claim: 'Un compte supprimé l’est vraiment',
        how: 'Après le délai, tout ce qui lui appartient est effacé, et son adresse disparaît des journaux.',
        tests: ['supabase/tests/account-deletions.test.ts'],
      },
    ],
  },
  {
    title: 'Fiabilité et accessibilité',
    claims: [
      {
        claim: 'Ce que vous écrivez survit à un rechargement ou à une panne',
        how: 'Un onglet est fermé brutalement, le réseau coupé : le brouillon est retrouvé.',
        tests: ['tests/e2e/dossier/drafts.test.ts', 'tests/e2e/site/offline.test.ts'],
      },
      {
        claim: 'Ce que le serveur a confirmé n’est pas perdu',
        how: 'Serveur et base sont arrêtés de force sous la charge, puis relus.',
        tests: ['tests/backend/embedded/durability.test.ts'],
      },
      {
        claim: 'Le site s’utilise au clavier et avec un lecteur d’écran',
        how: 'Chaque page est contrôlée par axe, en clair et en sombre, à 360 et 1440 pixels.',
        tests: [
          'tests/e2e/site/site.test.ts',
          'tests/e2e/editor/accessibility.test.ts',
          'tests/e2e/editor/keyboard.test.ts',
        ],
      },
    ],
  },
];
