import type { ReadFile } from './read-file.ts';

type FileProblem = Extract<ReadFile, { ok: false }>['problem'];

/** Why a file does not open, and what to do about it. */
export function describeProblem(problem: FileProblem): string {
  return SENTENCES[problem];
}

const SENTENCES: Readonly<Record<FileProblem, string>> = {
  empty: 'Ce fichier est vide. Téléchargez-le à nouveau, ou demandez qu’on vous le renvoie.',
  'unknown-format':
    'Ce n’est ni un PDF, ni un XML, ni un brouillon. Choisissez un fichier fait ici, ou une facture électronique reçue.',
  'nothing-inside':
    'Ce fichier ne contient ni brouillon ni facture électronique. Un PDF numérisé ou imprimé ne les porte pas\u00a0: demandez le fichier d’origine.',
  'newer-version':
    'Ce document vient d’une version plus récente. Rechargez la page, puis ouvrez-le à nouveau.',
  encrypted:
    'Ce PDF est chiffré, ce qu’une facture électronique (PDF/A) ne peut pas être\u00a0: soit un mot de passe l’ouvre, soit il est seulement protégé contre les modifications. S’il s’ouvre chez vous, enregistrez sa pièce jointe factur-x.xml, puis ouvrez-la ici. Sinon, demandez un PDF sans protection.',
  'cut-short':
    'Ce PDF est coupé\u00a0: sa fin manque. Téléchargez-le à nouveau, ou demandez qu’on vous le renvoie.',
  damaged: 'Ce fichier est abîmé. Téléchargez-le à nouveau, ou demandez qu’on vous le renvoie.',
  'too-large': 'Ce fichier est trop lourd\u00a0: 100\u00a0Mo au plus, une fois décompressé.',
  'too-complex':
    'Ce fichier est bien plus complexe qu’une facture. Demandez un fichier plus simple à son auteur.',
  'too-slow':
    'Ce fichier demande trop de temps à lire. Demandez un fichier plus simple à son auteur.',
  'not-readable':
    'Votre appareil n’a pas pu lire ce fichier. Vérifiez qu’il est encore à sa place, puis choisissez-le à nouveau.',
  unavailable:
    'La lecture des fichiers n’a pas pu se charger. Vérifiez votre connexion, puis rechargez la page.',
};
