import { Form } from 'antd';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Body } from '@balcao/contract/core/registry';
import { useCall } from '../../../data/use-call';
import { Picture } from '../../../kits/pictures/picture';
import { RELEASES } from '../../../resources/rates';
import { MoneyField } from '../../../ui/form/fields';
import { FailureCard } from '../../../ui/page/failure-card';
import { PageLayout } from '../../../ui/page/page-layout';
import { formatMoney } from '../../../ui/text/format';
import { OptionTable } from './option-table';
import { ReceiptDays } from './receipt-days';
import { keyOf, useOptionName } from './options';
import './simulator.css';
import { ChoiceField } from '../../../ui/form/choice-field';

const OptionChart = lazy(() => import('./option-chart'));

const LEAST = 500;
const MOST = 9_999_999_999;
type Release = NonNullable<Body<'POST /rates'>['release']>;

/** Simulates the net amount of a payment and its days, for each method and number of instalments, as a chart and a table. */
export default function SimulatorPage() {
  const { t } = useTranslation('rates');
  const nameOf = useOptionName();
  const [value, setValue] = useState<number | undefined>(100_000);
  // undefined until chosen: the server then uses the release term of the account's card charges
  const [release, setRelease] = useState<Release>();
  const [chosen, setChosen] = useState<string>();
  const right = value !== undefined && value >= LEAST && value <= MOST;
  const { data, error, retry } = useCall(
    'POST /rates',
    { body: { value: value ?? 0, ...(release && { release }) } },
    { enabled: right },
  );
  const option = data?.options.find((one) => keyOf(one) === chosen) ?? data?.options[0];
  return (
    <PageLayout title={t('simulator.title')} lead={t('simulator.lead')}>
      <section className="card" aria-label={t('simulator.what')}>
        <Form layout="vertical" component="div" className="simulator-form">
          <Form.Item
            label={t('simulator.value')}
            htmlFor="simulated-value"
            {...(right ? {} : { validateStatus: 'error' as const, help: t('simulator.valueFault') })}
          >
            <MoneyField id="simulated-value" value={value} onChange={setValue} />
          </Form.Item>
          <Form.Item label={t('simulator.release')}>
            <ChoiceField
              aria-label={t('simulator.release')}
              optionType="button"
              value={release ?? data?.options.find(({ method }) => method === 'card')?.release}
              onChange={(event) => setRelease(event.target.value as Release)}
              options={RELEASES.map((days) => ({ value: days, label: t('card.release', { count: days }) }))}
            />
          </Form.Item>
        </Form>
      </section>
      {error && right && <FailureCard kind="communication" onRetry={retry} />}
      {right && data && option && (
        <>
          <div className="simulator-columns">
            <Picture
              title={t('simulator.picture')}
              lead={t('simulator.pictureWords', { name: nameOf(option), net: formatMoney(option.net) })}
              chart={<OptionChart options={data.options} onChoose={setChosen} />}
              table={<OptionTable options={data.options} chosen={keyOf(option)} onChoose={setChosen} />}
            />
            <ReceiptDays option={option} />
          </div>
        </>
      )}
    </PageLayout>
  );
}
