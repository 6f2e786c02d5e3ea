import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAction, type CallError } from '../../../data/use-call';
import { Notice } from '../../../ui/form/notice';
import { FilterChips } from '../../../ui/list/filter-chips';
import { usePathOf } from '../../../ui/page/routing';
import { useFilterChips } from '../parts/use-filter-chips';
import { useStatementFilter } from '../parts/use-statement-filter';

const FORMATS = ['pdf', 'xlsx', 'csv', 'ofx'] as const;
type Format = (typeof FORMATS)[number];

/** Starts a file of the statement: shows the filters, preset by the statement, and the formats. */
export function NewReport({ onStarted }: { onStarted: () => void }) {
  const { t } = useTranslation('statement');
  const pathOf = usePathOf();
  const held = useStatementFilter();
  const chips = useFilterChips(held, held.filter);
  const { run } = useAction('POST /statement/report/{format}', { quiet: true });
  const [starting, setStarting] = useState<Format>();
  const [fault, setFault] = useState('');

  const start = async (format: Format) => {
    setStarting(format);
    setFault('');
    try {
      await run({ params: { format }, body: held.filter });
      onStarted();
    } catch (error) {
      setFault((error as CallError).message);
    } finally {
      setStarting(undefined);
    }
  };
  return (
    <section className="card">
      <h2 className="card-title">{t('reports.new')}</h2>
      <p className="soft">{t(held.filterCount ? 'reports.filtered' : 'reports.whole')}</p>
      {chips.length > 0 && <FilterChips chips={chips} onClear={held.clearFilters} />}
      <p>
        <Link to={`${pathOf('statement:releases')}?${held.query}`}>{t('reports.change')}</Link>
      </p>
      {fault && <Notice message={fault} />}
      <div className="report-formats" role="group" aria-label={t('reports.formats')}>
        {FORMATS.map((format) => (
          <Button
            key={format}
            block
            loading={starting === format}
            disabled={starting !== undefined && starting !== format}
            onClick={() => void start(format)}
          >
            {t(`reports.${format}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
