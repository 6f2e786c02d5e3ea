import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCall } from '../../../data/use-call';
import { DetailPage, DetailSection } from '../../../ui/page/detail-page';
import { usePathOf } from '../../../ui/page/routing';
import { Facts } from '../../../ui/text/facts';
import { formatInstant } from '../../../ui/text/format';
import { MachineTable } from './machine-table';
import { PlanTable } from './plan-table';
import { usePlanName } from './use-plan-name';

/** Machines of the account, the plan in force with who agreed to it, and what the account sells. */
export default function SettingsPage() {
  const { t } = useTranslation('card-machine');
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const { data, ...query } = useCall('GET /pos', {}, { topic: 'card-machine' });
  return (
    <DetailPage
      title={t('settings.title')}
      actions={
        <Button type="primary" onClick={() => void navigate(pathOf('card-machine-activation')!)}>
          {t('activation.action')}
        </Button>
      }
      query={query}
    >
      {data && (
        <>
          <DetailSection
            title={t('machines')}
            extra={
              data.items.length > 1 && (
                <Button type="link" onClick={() => void navigate(pathOf('card-machine-pins')!)}>
                  {t('pin.all')}
                </Button>
              )
            }
          >
            {data.items.length > 0 ? (
              <MachineTable machines={data.items} />
            ) : (
              <p className="soft">{t('settings.none')}</p>
            )}
          </DetailSection>
          <Plan />
          <Activity />
        </>
      )}
    </DetailPage>
  );
}

function Plan() {
  const { t } = useTranslation('card-machine');
  const navigate = useNavigate();
  const path = usePathOf()('card-machine-plan')!;
  const nameOf = usePlanName();
  const { data } = useCall('GET /pos/my-account-financial-settings', {}, { topic: 'card-machine' });
  if (!data) return null;
  const active = data.plans.find((one) => one.anticipation_due_days === data.active_plan_anticipation_due_days);
  return (
    <DetailSection
      title={t('plan.title')}
      extra={
        <Button type="link" onClick={() => void navigate(path)}>
          {t('plan.change')}
        </Button>
      }
    >
      <p>
        <strong>{nameOf(data.active_plan_anticipation_due_days)}</strong>
      </p>
      {active && <PlanTable plan={active} folds />}
      {data.consents.length > 0 && (
        <>
          <h3>{t('plan.consents')}</h3>
          <ul>
            {data.consents.map((one) => (
              <li key={one.starts_at}>
                {t('plan.consent', { at: formatInstant(one.starts_at), user: one.user })} {one.text}
              </li>
            ))}
          </ul>
        </>
      )}
    </DetailSection>
  );
}

/** What the account sells, as the brands code it. */
function Activity() {
  const { t } = useTranslation('card-machine');
  const { data } = useCall('GET /pos/accounts/mcc', {}, { topic: 'card-machine' });
  const fields = useCall('GET /activity-fields', {});
  const code = data?.options.find(({ mcc }) => mcc === data.mcc);
  if (!code) return null;
  return (
    <DetailSection title={t('activity.title')}>
      <Facts
        facts={[
          { label: t('activity.field'), value: fields.data?.find(({ id }) => id === code.activity_field)?.name ?? '' },
          { label: t('activity.mcc'), value: `${code.mcc} · ${code.name}` },
        ]}
      />
    </DetailSection>
  );
}
