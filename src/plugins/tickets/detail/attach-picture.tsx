import { PaperClipOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction, type CallError } from '../../../data/use-call';
import { Notice } from '../../../ui/form/notice';
import { useObjectUrl } from '../../../ui/form/use-object-url';

const MOST_BYTES = 1_000_000;
const TYPES = ['image/png', 'image/jpeg'];

/** Attaches a picture to the conversation: chosen, previewed, sent. */
export function AttachPicture({ id }: { id: number }) {
  const { t } = useTranslation('tickets');
  const { run, isRunning } = useAction('POST /ticket/{id}/attachment', {
    invalidates: ['tickets'],
    success: t('attach.done'),
    quiet: true,
  });
  const [chosen, setChosen] = useState<File>();
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const url = useObjectUrl(chosen);
  const choose = (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!file) return;
    const refusal = !TYPES.includes(file.type)
      ? t('attach.type')
      : file.size > MOST_BYTES
        ? t('attach.big')
        : undefined;
    setFault(refusal);
    setChosen(refusal ? undefined : file);
  };
  const send = async () => {
    if (!chosen) return;
    try {
      await run({ params: { id }, body: chosen });
      setChosen(undefined);
    } catch (error) {
      const { errors, message } = error as CallError;
      setFault(errors?.['file'] ?? message);
    }
  };
  return (
    <div className="ticket-attach">
      {fault && <Notice message={fault} />}
      {url && <img className="ticket-picture" src={url} alt={t('attach.preview')} />}
      <div className="ticket-attach-acts">
        {chosen && (
          <>
            <Button type="primary" loading={isRunning} onClick={() => void send()}>
              {t('attach.send')}
            </Button>
            <Button onClick={() => setChosen(undefined)}>{t('attach.drop')}</Button>
          </>
        )}
        {!chosen && (
          <Button icon={<PaperClipOutlined />} onClick={() => input.current?.click()}>
            {t('attach.choose')}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={TYPES.join()}
        aria-label={t('attach.choose')}
        onChange={(event) => choose(event.target.files?.[0])}
      />
    </div>
  );
}
