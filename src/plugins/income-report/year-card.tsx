import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { IncomeYear } from '@balcao/contract/income-report';
import { useFile } from '../../data/use-file';
import { DetailSection } from '../../ui/page/detail-page';
import { Facts } from '../../ui/text/facts';
import { Money } from '../../ui/text/money';
import './income-report.css';

/** A year's figures as in the PDF, with the button that downloads it. */
export function YearCard({ figures }: { figures: IncomeYear }) {
  const { t } = useTranslation('income-report');
  const { download, isRunning } = useFile('GET /income-reports/{year}/pdf');
  const { year } = figures;
  const { invested, before, yield: earned, taxes } = figures.investments;
  const name = `informe-de-rendimentos-${year}.pdf`;
  const get = (
    <Button
      type="primary"
      icon={<DownloadOutlined />}
      loading={isRunning}
      onClick={() => void download({ params: { year } }, name)}
    >
      {t('download', { year: String(year) })}
    </Button>
  );
  return (
    <DetailSection title={t('year', { year: String(year) })} extra={get}>
      <Income figures={figures} />
      <Facts
        facts={[
          { label: t('balance', { year: String(year - 1) }), value: <Money cents={figures.balance_before} /> },
          { label: t('balance', { year: String(year) }), value: <Money cents={figures.balance} /> },
          { label: t('withheld'), value: <Money cents={figures.withheld} /> },
          { label: t('fees'), value: <Money cents={figures.fees} /> },
          ...(invested || before || earned
            ? [
                { label: t('invested', { year: String(year) }), value: <Money cents={invested} /> },
                { label: t('yield'), value: <Money cents={earned} /> },
                { label: t('taxes'), value: <Money cents={taxes} /> },
              ]
            : []),
        ]}
      />
    </DetailSection>
  );
}

/** What the year brought, each kind as its part of the total. */
function Income({ figures: { income, total } }: { figures: IncomeYear }) {
  const { t } = useTranslation('income-report');
  return (
    <dl className="income">
      <div>
        <dt>{t('total')}</dt>
        <dd>
          <Money cents={total} big />
        </dd>
      </div>
      {income.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Money cents={value} />
            <span className="track" aria-hidden="true">
              <span style={{ width: `${total > 0 ? (value / total) * 100 : 0}%` }} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
