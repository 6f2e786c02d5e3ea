import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './text.css';

/** Copies `text` with one click; `what` names it for those who hear the page ('linha digitável'). */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const { t } = useTranslation('shell');
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = async () => {
    await navigator.clipboard.writeText(text).catch(() => undefined);
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), 2000);
  };
  return (
    <button
      type="button"
      className="copy"
      onClick={() => void copy()}
      aria-label={t('copyWhat', { what })}
      title={t('copyWhat', { what })}
    >
      {copied ? <CheckOutlined /> : <CopyOutlined />}
      <span className="sr-only" role="status">
        {copied ? t('copied') : ''}
      </span>
    </button>
  );
}
