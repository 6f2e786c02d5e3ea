import { useNotification } from '@refinedev/core';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAction, type CallError } from '../../../data/use-call';
import { useObjectUrl } from '../../../ui/form/use-object-url';
import { PageLayout } from '../../../ui/page/page-layout';
import { usePathOf } from '../../../ui/page/routing';
import '../accounts.css';
import '../../../ui/page/form-page.css';

/** SHELL-5-41 gives the limit in bytes, but its message says 10MB: the limit in bytes counts, and the message shown says so. */
const MOST_BYTES = 1_000_000;
const TYPES = ['image/png', 'image/jpeg'];

interface Props {
  cnpj: string;
  /** The registry's reason for not confirming the owner. */
  reason: string;
  onBack: () => void;
  onSent: () => void;
}

/** Shown when the owner could not be confirmed: sends a document of the company to the bank's team, with a ticket (SHELL-8-11). */
export function OwnerError({ cnpj, reason, onBack, onSent }: Props) {
  const { t } = useTranslation(['accounts', 'shell']);
  const { run, isRunning } = useAction('POST /v3/account/owner-document', { quiet: true });
  const { open } = useNotification();
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState('');
  const url = useObjectUrl(file);
  const choose = (chosen: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!chosen) return;
    const refusal = !TYPES.includes(chosen.type)
      ? t('accounts:owner.type')
      : chosen.size > MOST_BYTES
        ? t('accounts:owner.big')
        : '';
    setFault(refusal);
    setFile(refusal ? undefined : chosen);
  };
  const send = async () => {
    if (!file) return;
    try {
      const { ticket } = await run({ query: { cnpj, reason }, body: file });
      open?.({ type: 'success', key: 'ticket', message: t('accounts:owner.done') });
      onSent();
      void navigate(pathOf('my-tickets:detail', { id: ticket }) ?? '/home');
    } catch (error) {
      const { errors } = error as CallError;
      setFault(errors?.['file'] ?? t('accounts:owner.failed'));
    }
  };
  return (
    <PageLayout title={t('accounts:owner.title')} width="form">
      <section className="card">
        <p>{reason}</p>
        <p className="soft">{t('accounts:owner.text')}</p>
        {url && <img className="account-picture" src={url} alt={t('accounts:owner.preview')} />}
        <Button onClick={() => input.current?.click()}>{t('accounts:owner.choose')}</Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={TYPES.join()}
          aria-label={t('accounts:owner.choose')}
          onChange={(event) => choose(event.target.files?.[0])}
        />
        {fault && (
          <p role="alert" className="account-fault">
            {fault}
          </p>
        )}
        <div className="form-page-foot">
          <Button onClick={onBack}>{t('shell:back')}</Button>
          <Button type="primary" disabled={!file} loading={isRunning} onClick={() => void send()}>
            {t('accounts:owner.submit')}
          </Button>
        </div>
      </section>
    </PageLayout>
  );
}
