import { Input, type InputRef } from 'antd';
import { useEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';

const LENGTH = 6;
const PLACES = Array.from({ length: LENGTH }, (_, place) => place);

interface Props {
  label: string;
  value: string;
  onChange: (code: string) => void;
  error?: string | undefined;
}

/** Six digits, a box each; the focus goes on from one to the next (SHELL-5-16, 5-17), and back once the code is cleared. */
export function CodeBoxes({ label, value, onChange, error }: Props) {
  const { t } = useTranslation('security');
  const boxes = useRef<(InputRef | null)[]>([]);
  const focus = (place: number) => boxes.current[Math.min(place, LENGTH - 1)]?.focus();
  const isEmpty = value === '';
  useEffect(() => {
    if (isEmpty) focus(0);
  }, [isEmpty]);

  const put = (place: number, typed: string) => {
    const digits = typed.replace(/\D/g, '');
    // a digit typed over another: the box then has the old and the new one
    const added = digits.length === 2 && value[place] ? digits.replace(value[place], '') : digits;
    const at = Math.min(place, value.length);
    const code = (value.slice(0, at) + added + value.slice(at + Math.max(1, added.length))).slice(0, LENGTH);
    onChange(code);
    if (added) focus(at + added.length);
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const code = event.clipboardData.getData('text').replace(/\D/g, '').slice(0, LENGTH);
    onChange(code);
    focus(code.length);
  };
  const erase = (event: KeyboardEvent, place: number) => {
    if (event.key !== 'Backspace' || value[place]) return;
    event.preventDefault();
    onChange(value.slice(0, -1));
    focus(Math.max(0, place - 1));
  };
  return (
    <fieldset className="code-boxes">
      <legend>{label}</legend>
      <div>
        {PLACES.map((place) => (
          <Input
            key={place}
            ref={(box) => void (boxes.current[place] = box)}
            value={value[place] ?? ''}
            inputMode="numeric"
            autoComplete={place === 0 ? 'one-time-code' : 'off'}
            aria-label={t('digit', { place: place + 1 })}
            status={error ? 'error' : ''}
            onChange={({ target }) => put(place, target.value)}
            onPaste={paste}
            onKeyDown={(event) => erase(event, place)}
          />
        ))}
      </div>
      {error && (
        <p className="security-fault" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
export const isWholeCode = (code: string): boolean => code.length === LENGTH;
