import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './evolution.css';

interface Props {
  title: string;
  /** What the chart shows, in words. */
  lead?: string;
  extra?: ReactNode;
  chart: ReactNode;
  /** Table with the chart's figures. */
  table: ReactNode;
}

/** A chart with a title and words, or its figures as a table. */
export function Picture({ title, lead, extra, chart, table }: Props) {
  const { t } = useTranslation('statement');
  const [isTable, setTable] = useState(false);
  return (
    <section className="card picture" aria-label={title}>
      <div className="picture-head">
        <h2 className="card-title">{title}</h2>
        {extra}
        <button type="button" className="link-button" onClick={() => setTable(!isTable)}>
          {t(isTable ? 'evolution.picture' : 'evolution.values')}
        </button>
      </div>
      {lead && <p className="soft">{lead}</p>}
      {isTable ? table : <div aria-hidden="true">{chart}</div>}
    </section>
  );
}
