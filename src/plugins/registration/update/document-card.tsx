import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationDocument } from '@balcao/contract/registration';
import { useAction, useCall, type CallError } from '../../../data/use-call';
import { useObjectUrl } from '../../../ui/form/use-object-url';
import { DetailSection } from '../../../ui/page/detail-page';
import { StatusTag } from '../../../ui/text/status-tag';
import { formatInstant } from '../../../ui/text/format';
import './registration.css';
import '../../../ui/page/form-page.css';

const MOST_BYTES = 1_000_000;
const TYPES = ['image/png', 'image/jpeg'];

interface Props {
  kind: RegistrationDocument['kind'];
  sent: RegistrationDocument | undefined;
  onSent: () => void;
}

/** One document: chosen, previewed, sent (SHELL-5-40, 5-41). */
export function DocumentCard({ kind, sent, onSent }: Props) {
  const { t } = useTranslation('registration');
  const { run, isRunning } = useAction('POST /crs/documents', { quiet: true });
  const [chosen, setChosen] = useState<File>();
  const [fault, setFault] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const stored = useCall('GET /crs/documents/{id}', { params: { id: sent?.id ?? 0 } }, { enabled: sent !== undefined });
  const url = useObjectUrl(chosen ?? stored.data);

  const choose = (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!file) return;
    const refusal = !TYPES.includes(file.type) ? t('documents.type') : file.size > MOST_BYTES ? t('documents.big') : '';
    setFault(refusal);
    setChosen(refusal ? undefined : file);
  };
  const send = async () => {
    if (!chosen) return;
    try {
      await run({ query: { kind }, body: chosen });
      setChosen(undefined);
      onSent();
      stored.retry();
    } catch (error) {
      const { errors, message } = error as CallError;
      setFault(errors?.['file'] ?? message);
    }
  };
  const name = t(`documents.${kind}`);
  return (
    <DetailSection
      title={name}
      extra={sent && <StatusTag tone="good">{t('documents.sent', { at: formatInstant(sent.sent_at) })}</StatusTag>}
    >
      {url && <img className="registration-picture" src={url} alt={t('documents.preview', { name })} />}
      <div className="form-page-foot">
        <Button onClick={() => input.current?.click()}>{t(url ? 'documents.change' : 'documents.choose')}</Button>
        {chosen && (
          <Button type="primary" loading={isRunning} onClick={() => void send()}>
            {t('documents.send', { name })}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept={TYPES.join()}
          aria-label={name}
          onChange={(event) => choose(event.target.files?.[0])}
        />
      </div>
      {fault && (
        <p role="alert" className="registration-fault">
          {fault}
        </p>
      )}
    </DetailSection>
  );
}
