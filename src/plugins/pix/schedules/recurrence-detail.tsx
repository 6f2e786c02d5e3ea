import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRecord } from '../../../data/use-record';
import { PixHelp } from '../../../kits/pix/pix-help';
import { pixRecurrences } from '../../../resources/pix';
import { PermissionButton } from '../../../ui/action/permission-button';
import { byId } from '../../../ui/page/by-id';
import { DetailPage, DetailSection } from '../../../ui/page/detail-page';
import { RouteLink, usePathOf } from '../../../ui/page/routing';
import { Facts } from '../../../ui/text/facts';
import { formatDay, formatMoney } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { RecurrenceTag, ScheduleTag } from '../parts/pix-status';
import '../pay/pay.css';

export default byId(RecurrenceDetail);

/** One recurrence, with its payments. */
function RecurrenceDetail({ id }: { id: number }) {
  const { t } = useTranslation('pix');
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const { record: one, ...query } = useRecord(pixRecurrences, id);
  const cancel = () => void navigate(`${pathOf('pix-recurrences-detail', { id }) ?? ''}/cancelar`);
  return (
    <DetailPage
      title={one ? `${one.receiverName} · ${formatMoney(one.value)}` : t('recurrence.title')}
      status={one && <RecurrenceTag status={one.status} />}
      actions={
        <>
          {one?.status === 'active' && (
            <PermissionButton permission="pix:schedules" danger onClick={cancel}>
              {t('recurrences.cancel')}
            </PermissionButton>
          )}
          <PixHelp />
        </>
      }
      query={query}
      gone={{ title: t('recurrence.gone'), text: t('recurrence.goneText') }}
    >
      {one && (
        <>
          <DetailSection title={t('recurrence.terms')}>
            <Facts
              facts={[
                { label: t('recurrences.value'), value: <Money cents={one.value} big /> },
                { label: t('recurrences.frequency'), value: t(`frequency.${one.frequency}`) },
                { label: t('recurrence.start'), value: formatDay(one.start) },
                { label: t('recurrences.next'), value: one.next ? formatDay(one.next) : t('recurrence.none') },
                { label: t('recurrences.paid'), value: t('recurrences.of', { paid: one.paid, times: one.times }) },
                { label: t('detail.bank'), value: one.bank },
                ...(one.description ? [{ label: t('detail.description'), value: one.description }] : []),
              ]}
            />
          </DetailSection>
          <DetailSection title={t('recurrence.payments')}>
            <ul className="pix-payments">
              {one.payments.map((payment) => (
                <li key={payment.id}>
                  <RouteLink name="pix-schedules-detail" params={{ id: payment.id }}>
                    {formatDay(payment.executeAt)}
                  </RouteLink>
                  <ScheduleTag status={payment.status} />
                </li>
              ))}
            </ul>
          </DetailSection>
        </>
      )}
    </DetailPage>
  );
}
