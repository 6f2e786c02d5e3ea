import { useEffect, useState, type FormEvent } from 'react';
import type { Answer } from '@balcao/contract/core/registry';
import { api } from '../providers/api';
import { isApiError } from '../providers/api-error';
import { i18n } from '../providers/i18n';
import { formatInstant, formatMoney } from '../ui/text/format';
import { Field } from './field';

const t = i18n.t;
type Verified = Answer<'POST /receipts/verify'>;

/** Asks for a receipt's protocol, and shows the bank's data of that receipt. */
export function Verify({ given }: { given: string }) {
  const [code, setCode] = useState(given);
  const [found, setFound] = useState<Verified>();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    document.title = t('verify:title');
  }, []);
  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFound(undefined);
    if (!/^[\d\s.-]{20,40}$/.test(code.trim())) return setFault(t('verify:digits'));
    setFault(undefined);
    setBusy(true);
    try {
      setFound(await api('POST /receipts/verify', { body: { code: code.trim() } }));
    } catch (error) {
      const isMissing = isApiError(error) && error.status === 404;
      setFault(isMissing ? t('verify:unknown') : isApiError(error) ? error.message : t('shell:errors.generic'));
    }
    setBusy(false);
  };
  return (
    <div className="sign-in">
      <aside className="sign-in-side">
        <p className="sign-in-logo">
          <img src="/balcao.svg" alt="" width="36" height="36" /> {t('login:brand')}
        </p>
        <p className="sign-in-lead">{t('verify:lead')}</p>
        <small>{t('login:safety')}</small>
      </aside>
      <main className="sign-in-main">
        <form onSubmit={(event) => void check(event)} noValidate aria-busy={busy}>
          <h1>{t('verify:title')}</h1>
          <Field name="code" label={t('verify:code')} value={code} onChange={setCode} error={fault} />
          <button type="submit" className="sign-in-send" aria-disabled={busy}>
            {t('verify:check')}
          </button>
          <div role="status">{found && <Result receipt={found} />}</div>
        </form>
      </main>
    </div>
  );
}

function Result({ receipt }: { receipt: Verified }) {
  const { state, amount, returned, payer, payee, label, at } = receipt;
  const lines: [string, string][] = [
    [t('verify:amount'), formatMoney(amount)],
    ...(returned ? [[t('verify:returned'), formatMoney(returned)] as [string, string]] : []),
    [t('verify:kind'), label],
    [t('verify:at'), formatInstant(at)],
    [t('verify:payer'), payer],
    [t('verify:payee'), payee],
  ];
  return (
    <>
      <h2>{t(`verify:state.${state}`)}</h2>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="sign-in-text">{t('verify:compare')}</p>
    </>
  );
}
