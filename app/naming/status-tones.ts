import type { StatusName } from '#documents/dossier';

export const STATUS_TONES: Readonly<
  Record<StatusName, 'neutral' | 'success' | 'warning' | 'error'>
> = {
  draft: 'warning',
  changed: 'warning',
  issued: 'neutral',
  sent: 'neutral',
  accepted: 'success',
  refused: 'error',
  expired: 'warning',
  invoiced: 'success',
  'partly-paid': 'neutral',
  paid: 'success',
  'partly-credited': 'neutral',
  cancelled: 'error',
  replaced: 'neutral',
};
