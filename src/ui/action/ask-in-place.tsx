import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import './ask-in-place.css';

interface Props {
  /** What the question is about, for screen readers: 'Excluir o grupo Mensalistas'. */
  label: string;
  question: string;
  confirm: string;
  isRunning: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question shown below what is about to be deleted, which stays visible; the page scrolls to the question. */
export function AskInPlace({ label, question, confirm, isRunning, onConfirm, onCancel }: Props) {
  const { t } = useTranslation('shell');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => void place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={place} className="ask-in-place" role="group" aria-label={label}>
      <span>{question}</span>
      <Button size="small" danger type="primary" loading={isRunning} onClick={onConfirm}>
        {confirm}
      </Button>
      <Button size="small" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
