import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAction, type CallError } from '../../../data/use-call';
import { ChoiceField } from '../../../ui/form/choice-field';
import { Notice } from '../../../ui/form/notice';
import { PeriodField } from '../../../ui/form/range-fields';
import { FilterChips } from '../../../ui/list/filter-chips';
import { usePathOf } from '../../../ui/page/routing';
import { useToday } from '../../../ui/text/use-today';
import { useFilterChips } from '../parts/use-filter-chips';
import { useStatementFilter } from '../parts/use-statement-filter';

const FORMATS = ['pdf', 'xlsx', 'csv', 'ofx'] as const;
type Format = (typeof FORMATS)[number];

/** Starts a file of the statement: shows the filters, preset by the statement, and the formats. */
export function NewReport({ onStarted }: { onStarted: () => void }) {
  const { t } = useTranslation('statement');
  const pathOf = usePathOf();
  const held = useStatementFilter();
  const { dateFrom, dateTo, ...others } = held.filter;
  const chips = useFilterChips(held, others);
  const today = useToday();
  const { run } = useAction('POST /statement/report/{format}', { quiet: true });
  const [format, setFormat] = useState<Format>('pdf');
  const [isStarting, setStarting] = useState(false);
  const [fault, setFault] = useState('');

  const start = async () => {
    setStarting(true);
    setFault('');
    try {
      await run({ params: { format }, body: held.filter });
      onStarted();
    } catch (error) {
      setFault((error as CallError).message);
    } finally {
      setStarting(false);
    }
  };
  return (
    <section className="card new-report">
      <h2 className="card-title">{t('reports.new')}</h2>
      <Form layout="vertical" component="div">
        <Form.Item label={t('filter.period')} htmlFor="report-period" extra={t('reports.period')}>
          <PeriodField
            id="report-period"
            label={t('filter.period')}
            today={today}
            value={{ from: dateFrom, to: dateTo }}
            onChange={({ from, to }) => held.setFilters({ dateFrom: from, dateTo: to })}
          />
        </Form.Item>
        <Form.Item label={t('reports.formats')}>
          <ChoiceField
            aria-label={t('reports.formats')}
            className="report-formats"
            options={FORMATS.map((value) => ({ value, label: t(`reports.${value}`) }))}
            value={format}
            onChange={({ target }) => setFormat(target.value as Format)}
          />
        </Form.Item>
      </Form>
      {chips.length > 0 && (
        <>
          <p className="soft">{t('reports.filtered')}</p>
          <FilterChips chips={chips} onClear={held.clearFilters} />
          <p>
            <Link to={`${pathOf('statement:releases')}?${held.query}`}>{t('reports.change')}</Link>
          </p>
        </>
      )}
      {fault && <Notice message={fault} />}
      <Button type="primary" loading={isStarting} onClick={() => void start()}>
        {t('list.export')}
      </Button>
    </section>
  );
}
