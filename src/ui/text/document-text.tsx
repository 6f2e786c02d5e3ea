import { EyeOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logLine } from '../../data/log-line';
import { CopyButton } from './copy-button';
import { formatDocument, maskDocument } from './format';
import './text.css';

/** A CPF or CNPJ in a detail: masked until it is asked for, which is written down; then it can be copied (SHELL-5-45, SHELL-5-46). */
export function DocumentText({ value }: { value: string }) {
  const { t } = useTranslation('shell');
  const [shown, setShown] = useState<string>();
  // a document that the BFF answers masked
  if (value.includes('*')) return <span className="num">{value}</span>;
  // compared by value: another document shown in the same place starts masked
  if (shown === value)
    return (
      <>
        <span className="num">{formatDocument(value)}</span>
        <CopyButton text={value} what={t('document.name')} />
      </>
    );
  const show = () => {
    setShown(value);
    logLine(`document shown: ${maskDocument(value)}`);
  };
  return (
    <>
      <span className="num">{maskDocument(value)}</span>
      <button type="button" className="copy" onClick={show} aria-label={t('document.show')} title={t('document.show')}>
        <EyeOutlined />
      </button>
    </>
  );
}
