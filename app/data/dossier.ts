import { deviceDossier } from './device/device-dossier.ts';
import type { DossierStore } from './dossier-store.ts';

export const dossier: DossierStore = deviceDossier;
