import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from './copy-button';
import { midSentence } from './format';
import '../page/detail-page.css';

export interface Fact {
  label: string;
  value: ReactNode;
  /** Copies this text with one click. */
  copy?: string | null;
  /** Takes the whole line. */
  wide?: boolean;
}

/** Labels and values; an absent value reads 'Não informado'. */
export function Facts({ facts }: { facts: Fact[] }) {
  const { t } = useTranslation('shell');
  return (
    <dl className="facts">
      {facts.map(({ label, value, copy, wide }) => (
        <div key={label} className={wide ? 'facts-wide' : undefined}>
          <dt>{label}</dt>
          <dd>
            {value === null || value === undefined || value === '' ? <span className="faint">{t('none')}</span> : value}
            {copy && <CopyButton text={copy} what={midSentence(label)} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
