import { DeleteOutlined, PaperClipOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction, type CallError } from '../../../data/use-call';
import { useStable } from '../../../data/use-stable';

const MOST = 3;
const MOST_BYTES = 1_000_000;
const TYPES = ['image/png', 'image/jpeg'];

export interface Attachment {
  id: number;
  name: string;
}

interface Props {
  value?: Attachment[];
  onChange?: (attachments: Attachment[]) => void;
}

/** Pictures that tell why a higher limit is needed: each is sent as it is chosen, and joins the request once that is signed. */
export function AttachmentsField({ value = [], onChange }: Props) {
  const { t } = useTranslation('limits');
  const input = useRef<HTMLInputElement>(null);
  const { run, isRunning } = useAction('POST /account/limit-attachments', { quiet: true });
  const [fault, setFault] = useState('');
  // to those there by then: one may have been removed while it was sent
  const add = useStable((sent: Attachment) => onChange?.([...value, sent]));
  const choose = async (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!file) return;
    if (!TYPES.includes(file.type)) return setFault(t('attachments.type'));
    if (file.size > MOST_BYTES) return setFault(t('attachments.big'));
    setFault('');
    try {
      const { id } = await run({ body: file });
      add({ id, name: file.name });
    } catch (error) {
      const { errors, message } = error as CallError;
      setFault(errors?.['file'] ?? message);
    }
  };
  return (
    <div className="limit-attachments">
      <ul>
        {value.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <button
              type="button"
              className="icon-button"
              aria-label={t('attachments.remove', { name })}
              onClick={() => onChange?.(value.filter((one) => one.id !== id))}
            >
              <DeleteOutlined />
            </button>
          </li>
        ))}
      </ul>
      {value.length < MOST && (
        <Button icon={<PaperClipOutlined />} loading={isRunning} onClick={() => input.current?.click()}>
          {t('attachments.choose')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={TYPES.join()}
        aria-label={t('attachments.choose')}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      {fault && (
        <p role="alert" className="limit-attachments-fault">
          {fault}
        </p>
      )}
    </div>
  );
}
