import { Copy, Mail, Share2 } from 'lucide-react';
import { copyText } from '#app/lib/copy-text.ts';
import { mailtoUrl } from '#app/lib/mailto-url.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/fields/field.tsx';
import { TextInput } from '#app/ui/fields/text-input.tsx';
import { showToast } from '#app/ui/toasts/show-toast.ts';
import { writeLinkMessage } from './describe-link.ts';

export function LinkField({
  id,
  label,
  url,
  help,
}: {
  id: string;
  label: string;
  url: string;
  help: string;
}) {
  return (
    <Field id={id} label={label} help={help}>
      {(aria) => (
        <TextInput
          {...aria}
          readOnly
          value={url}
          className="truncate"
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </Field>
  );
}

/**
 * Copy and send buttons; `fieldId` is the field of the link, `until` the expiry of a short link.
 */
export function LinkActions({
  url,
  title,
  until,
  fieldId,
  copyLabel = 'Copier le lien',
}: {
  url: string;
  title: string;
  until?: string;
  fieldId: string;
  copyLabel?: string;
}) {
  const body = writeLinkMessage({ title, url, ...(until && { until }) });
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button variant="primary" onClick={() => copy(url, fieldId)}>
        <Copy aria-hidden />
        {copyLabel}
      </Button>
      <Button asChild>
        <a href={mailtoUrl({ subject: title, body })}>
          <Mail aria-hidden />
          Envoyer par e-mail
        </a>
      </Button>
      {canShare() && (
        <Button onClick={() => share({ title, url })}>
          <Share2 aria-hidden />
          Envoyer autrement
        </Button>
      )}
    </div>
  );
}

export function Remarks({ remarks }: { remarks: readonly string[] }) {
  if (remarks.length === 0) return null;
  return (
    <ul className="mt-3 rounded-card bg-amber-soft px-4 py-3 text-sm text-amber">
      {remarks.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  );
}

async function copy(url: string, fieldId: string): Promise<void> {
  if (await copyText(url)) showToast('Lien copié.', { tone: 'success' });
  else {
    document.querySelector<HTMLInputElement>(`#${fieldId}`)?.select();
    showToast('Le lien est sélectionné\u00a0: copiez-le.');
  }
}

function canShare(): boolean {
  return typeof navigator !== 'undefined' && 'share' in navigator;
}

async function share(data: { title: string; url: string }): Promise<void> {
  try {
    await navigator.share(data);
  } catch (error) {
    // The user closed the share sheet.
    if (error instanceof Error && error.name === 'AbortError') return;
    showToast('Cet appareil n’a pas pu envoyer le lien. Copiez-le.', { tone: 'error' });
  }
}
