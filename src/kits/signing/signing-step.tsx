import { MobileOutlined } from '@ant-design/icons';
import { Input, Spin } from 'antd';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanWord } from './letters';
import type { SigningState } from './use-signed';
import './signing.css';

/** The step of a drawer or wizard where an operation is signed; the page's own button calls `signed.run`. */
export function SigningStep({ signed }: { signed: SigningState }) {
  const { t } = useTranslation('signing');
  return (
    <section className="signing" aria-label={t('title')}>
      {signed.way === 'word' ? <WordField signed={signed} /> : <OnDevice signed={signed} />}
      {signed.changeWay && (
        <button type="button" className="link-button" onClick={signed.changeWay}>
          {t(signed.way === 'word' ? 'use-device' : 'use-word')}
        </button>
      )}
    </section>
  );
}

function WordField({ signed: { word, setWord, fault, isBlocked, busy } }: { signed: SigningState }) {
  const { t } = useTranslation('signing');
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t('word')}</label>
      <p id={`${id}-hint`} className="soft">
        {t('word-hint')}
      </p>
      <Input
        id={id}
        type="password"
        className="signing-word"
        data-ends-step=""
        value={word}
        onChange={({ target }) => setWord(cleanWord(target.value))}
        disabled={isBlocked}
        readOnly={busy}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        status={fault ? 'error' : ''}
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? `${id}-fault` : `${id}-hint`}
      />
      <Fault id={`${id}-fault`} text={fault} />
    </>
  );
}

function OnDevice({ signed: { devices, fault, waitsUntil } }: { signed: SigningState }) {
  const { t } = useTranslation('signing');
  return (
    <>
      <p className="signing-device">
        <MobileOutlined />
        <span>{t('on-device', { device: devices.join(', ') })}</span>
      </p>
      {waitsUntil !== undefined && (
        <div className="signing-wait" role="status">
          <Spin size="small" />
          <strong>{t('wait')}</strong>
          <span>{t('waiting')}</span>
          <Countdown until={waitsUntil} />
        </div>
      )}
      <Fault text={fault} />
    </>
  );
}

const Fault = ({ id, text }: { id?: string; text: string | undefined }) =>
  text === undefined ? null : (
    <p id={id} className="signing-fault" role="alert">
      {text}
    </p>
  );

const SECOND = 1000;
const leftOf = (until: number) => Math.max(0, Math.round((until - Date.now()) / SECOND));

/** Minutes and seconds left; not said aloud, a change each second would be. */
function Countdown({ until }: { until: number }) {
  const [left, setLeft] = useState(() => leftOf(until));
  useEffect(() => {
    const timer = setInterval(() => setLeft(leftOf(until)), SECOND);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <span className="num" aria-hidden="true">
      {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
    </span>
  );
}
