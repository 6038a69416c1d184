import { deviceDossier } from './device/device-dossier.ts';
import type { DossierStore } from './dossier-store.ts';

/** The documents that screens show and change: those of this device. */
export const dossier: DossierStore = deviceDossier;
