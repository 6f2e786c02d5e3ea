import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useAction, useCall } from '../../data/use-call';
import { DetailPage, DetailSection } from '../../ui/page/detail-page';
import { usePathOf } from '../../ui/page/routing';
import { formatMoney } from '../../ui/text/format';

/** Offers the insurance once a card was activated. */
export default function InsuranceOffer() {
  const { t } = useTranslation('cards');
  const navigate = useNavigate();
  const overview = usePathOf()('cards:multiple:overview')!;
  const { data, ...query } = useCall('GET /cards/insurance', {}, { topic: 'cards' });
  const take = useAction('POST /cards/insurance', { success: t('insurance.taken') });
  const leave = () => void navigate(overview, { replace: true });
  return (
    <DetailPage
      title={t('insurance.offer')}
      lead={data && t('insurance.lead', { value: formatMoney(data.monthly) })}
      query={query}
      actions={
        <>
          <Button
            type="primary"
            loading={take.isRunning}
            onClick={() => void take.run({ body: { isActive: true } }).then(leave, () => undefined)}
          >
            {t('insurance.take')}
          </Button>
          <Button onClick={leave}>{t('insurance.notNow')}</Button>
        </>
      }
    >
      <DetailSection title={t('insurance.covers')}>
        <ul>
          {data?.covers.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </DetailSection>
    </DetailPage>
  );
}
