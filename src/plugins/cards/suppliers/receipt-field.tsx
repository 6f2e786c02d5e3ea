import { PaperClipOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useObjectUrl } from '../../../ui/form/use-object-url';
import { fitPicture, MOST_BYTES } from './fit-picture';
import '../cards.css';

const TYPES = ['image/jpeg', 'image/png', 'application/pdf'];

interface Props {
  id?: string;
  value?: Blob;
  onChange?: (file: Blob | undefined) => void;
  /** By which the form finds the field that an error belongs to. */
  ref?: Ref<{ focus: () => void }>;
}

/** A receipt that is chosen or photographed: a picture or a PDF, shown before it is sent. */
export function ReceiptField({ id, value, onChange, ref }: Props) {
  const { t } = useTranslation('cards');
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => button.current?.focus() }), []);
  const [name, setName] = useState('');
  const [fault, setFault] = useState('');
  const preview = useObjectUrl(value?.type.startsWith('image/') ? value : undefined);
  const choose = async (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!file) return;
    const fits = TYPES.includes(file.type) ? await fitPicture(file).catch(() => undefined) : undefined;
    const refusal = !fits ? t('receipt.type') : fits.size > MOST_BYTES ? t('receipt.big') : '';
    setFault(refusal);
    setName(file.name);
    onChange?.(refusal ? undefined : fits);
  };
  return (
    <div className="card-receipt">
      {preview && <img src={preview} alt={t('receipt.preview')} />}
      {value && <span>{name}</span>}
      <Button ref={button} icon={<PaperClipOutlined />} onClick={() => input.current?.click()}>
        {t(value ? 'receipt.another' : 'receipt.choose')}
      </Button>
      <input
        ref={input}
        id={id}
        type="file"
        hidden
        accept={TYPES.join()}
        aria-label={t('receipt.choose')}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      {fault && (
        <p role="alert" className="card-fault">
          {fault}
        </p>
      )}
    </div>
  );
}
