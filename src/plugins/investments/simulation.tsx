import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvestmentProduct } from '@balcao/contract/investments';
import { useCall } from '../../data/use-call';
import { DayPicture } from '../../kits/pictures/picture';
import { MoneyField } from '../../ui/form/fields';
import { DetailSection } from '../../ui/page/detail-page';
import { formatDay, formatMoney } from '../../ui/text/format';
import { ProjectionNote } from './projection-note';
import { TaxTable } from './tax-table';

/** What an amount becomes until maturity, net for the holder of this account, beside savings and CDI. */
export function Simulation({ product }: { product: InvestmentProduct }) {
  const { t } = useTranslation('investments');
  const [amount, setAmount] = useState<number | undefined>(Math.max(product.minimum, 100_000));
  const { data, error } = useCall(
    'POST /investments/simulate',
    { body: { product: product.id, amount: amount ?? 0 } },
    { enabled: Boolean(amount) },
  );
  return (
    <DetailSection title={t('simulation.title')}>
      <Form layout="vertical" className="gross-to-net">
        <Form.Item
          label={t('toInvest')}
          htmlFor="simulated"
          {...(error ? { validateStatus: 'error' as const, help: error.message } : {})}
        >
          <MoneyField id="simulated" value={amount} onChange={setAmount} />
        </Form.Item>
      </Form>
      {data && (
        <>
          <TaxTable value={data} />
          <DayPicture
            title={t('simulation.picture')}
            lead={t('simulation.lead', {
              day: formatDay(data.until),
              net: formatMoney(data.net),
              savings: formatMoney(data.points.at(-1)!.savings),
            })}
            days={data.points}
            series={[
              { key: 'net', label: t('simulation.net') },
              { key: 'savings', label: t('simulation.savings') },
              { key: 'cdi', label: t('simulation.cdi') },
            ]}
          />
          <p className="soft">{t('simulation.note')}</p>
          <ProjectionNote of={product} />
        </>
      )}
    </DetailSection>
  );
}
