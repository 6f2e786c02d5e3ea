import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ReportSchedule, ScheduleInput } from '@balcao/contract/reports';
import { useAction, useCall } from '../../data/use-call';
import { ActionDrawer } from '../../ui/action/action-drawer';
import { ChoiceField } from '../../ui/form/choice-field';
import { formatDay } from '../../ui/text/format';
import './schedules.css';

const TYPES = ['received', 'issued', 'owed'] as const;
const FORMATS = ['xlsx', 'csv'] as const;
const RHYTHMS = ['week', 'month'] as const;

/** Reports made automatically each week or month; the person who set one up is told by e-mail. */
export default function Schedules() {
  const { t } = useTranslation('reports');
  const { data, isLoading } = useCall('GET /reports/schedules', {}, { topic: 'reports' });
  const { run } = useAction('POST /reports/schedules', { success: t('schedule.made'), quiet: true });
  return (
    <ActionDrawer<ScheduleInput>
      title={t('schedule.title')}
      submit={t('schedule.submit')}
      isLoading={isLoading}
      initial={{ type: 'received', every: 'week', format: 'xlsx' }}
      onSubmit={(body) => run({ body })}
    >
      <p className="soft">{t('schedule.lead')}</p>
      {data && data.items.length > 0 && <Standing items={data.items} />}
      <Form.Item name="type" required label={t('column.type')}>
        <ChoiceField options={TYPES.map((value) => ({ value, label: t(`type.${value}`) }))} />
      </Form.Item>
      <Form.Item name="every" required label={t('schedule.every')}>
        <ChoiceField options={RHYTHMS.map((value) => ({ value, label: t(`schedule.on.${value}`) }))} />
      </Form.Item>
      <Form.Item name="format" required label={t('new.format')}>
        <ChoiceField options={FORMATS.map((value) => ({ value, label: t(`new.${value}`) }))} />
      </Form.Item>
    </ActionDrawer>
  );
}

function Standing({ items }: { items: ReportSchedule[] }) {
  const { t } = useTranslation('reports');
  const { run, isRunning } = useAction('DELETE /reports/schedules/{id}', { success: t('schedule.gone') });
  return (
    <ul className="report-schedules" aria-label={t('schedule.standing')}>
      {items.map(({ id, type, every, next_on, email }) => (
        <li key={id}>
          <div>
            <strong>{t(`type.${type}`)}</strong>
            <div className="soft">
              {t(`schedule.on.${every}`)} · {t('schedule.next', { day: formatDay(next_on), email })}
            </div>
          </div>
          <Button
            size="small"
            loading={isRunning}
            aria-label={t('schedule.dropOf', { type: t(`type.${type}`) })}
            onClick={() => void run({ params: { id } }).catch(() => undefined)}
          >
            {t('schedule.drop')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
