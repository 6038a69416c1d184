import { useState } from 'react';
import { useFieldMessages } from '#app/features/editor/fields/use-field-messages.ts';
import { useLines } from '#app/features/editor/lines/context.tsx';
import { useEditor, useTextAt } from '#app/features/editor/store/editor-context.tsx';
import { formatNumber } from '#documents';
import { CompactSelect } from './compact-select.tsx';
import { LineCell } from './line-cell.tsx';
import { OtherRate } from './other-rate.tsx';
import { LOCKED, useIsLocked } from './use-is-locked.ts';

export function RateCell({ index, lineKey }: { index: number; lineKey: string }) {
  const path = `lines[${index}].vatRate` as const;
  const { store, touched } = useEditor();
  const { layout, actions } = useLines();
  const rate = useTextAt(path);
  const isLocked = useIsLocked(index);
  const messages = useFieldMessages(path);
  const [isTyping, setTyping] = useState(false);
  const usual = [...layout.rates, '0'];
  const rates = rate === '' || usual.includes(rate) ? usual : [...usual, rate];
  const choose = (next: string) => {
    if (next === OTHER) return setTyping(true);
    store.set(path, next);
    // A zero rate needs its reason, which is among the details.
    if (next === '0') actions.openDetails(lineKey);
  };
  if (isTyping) return <OtherRate index={index} onLeave={() => setTyping(false)} />;
  return (
    <LineCell path={path} column="vatRate" label="TVA" lineNumber={index + 1} messages={messages}>
      {(aria) => (
        <CompactSelect
          {...aria}
          value={rate}
          disabled={isLocked}
          data-tooltip={isLocked ? LOCKED : undefined}
          onChange={(event) => choose(event.target.value)}
          onBlur={() => touched.touch(path)}
        >
          {rate === '' && <option value="">–</option>}
          {rates.map((option) => (
            <option key={option} value={option}>
              {formatNumber(option)}
              {'\u00a0%'}
            </option>
          ))}
          <option value={OTHER}>autre…</option>
        </CompactSelect>
      )}
    </LineCell>
  );
}

const OTHER = 'other';
