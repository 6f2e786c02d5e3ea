import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRecord } from '../../../data/use-record';
import { AUTOMATIC, automaticPix } from '../../../resources/pix-automatic';
import { byId } from '../../../ui/page/by-id';
import { DetailPage, DetailSection } from '../../../ui/page/detail-page';
import { Facts } from '../../../ui/text/facts';
import { formatMoney } from '../../../ui/text/format';
import { State } from '../parts/state';
import { useTerms } from '../parts/use-terms';
import { Payments } from './payments';

export default byId(RecurrencePage);

/** An authorised Pix automático: its terms, its payments, the next one, and how to cancel. */
function RecurrencePage({ id }: { id: number }) {
  const { t } = useTranslation('pix-automatic');
  const { record, ...query } = useRecord(automaticPix, id);
  const termsOf = useTerms();
  const navigate = useNavigate();
  const to = (action: string) => void navigate(`${AUTOMATIC}/pagamentos-autorizados/${record?.id}/${action}`);
  return (
    <DetailPage
      title={record?.receiver.name ?? t('detail.title')}
      status={record && <State state={record.state} />}
      actions={
        record?.state === 'APROVADA' && (
          <>
            <Button onClick={() => to('limite')}>{t('detail.changeLimit')}</Button>
            <Button danger onClick={() => to('cancelar')}>
              {t('detail.cancel')}
            </Button>
          </>
        )
      }
      query={query}
    >
      {record && (
        <>
          <DetailSection title={t('detail.terms')}>
            <Facts
              facts={[
                ...termsOf(record),
                {
                  label: t('terms.limit'),
                  value: record.limit === null ? t('terms.noLimit') : formatMoney(record.limit),
                },
              ]}
            />
          </DetailSection>
          <Payments
            payments={record.payments}
            isFixed={record.amount !== null}
            onCancel={() => to('cancelar-pagamento')}
          />
        </>
      )}
    </DetailPage>
  );
}
