import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAction, useCall } from '../../data/use-call';
import { ActionDrawer } from '../../ui/action/action-drawer';
import { ChoiceField } from '../../ui/form/choice-field';
import { rules } from '../../ui/form/rules';
import { formatDay } from '../../ui/text/format';

interface Typed {
  newDueDay: number;
}

/** Changes the due day, and says from which day that counts. */
export default function DueDay() {
  const { t } = useTranslation('cards');
  const { data, retry } = useCall('GET /card/due-day', {}, { topic: 'cards' });
  const change = useAction('POST /card/due-day', { success: t('dueDay.done'), quiet: true });
  const current = data?.newDueDay ?? data?.currentDueDay;
  return (
    <ActionDrawer<Typed>
      title={t('dueDay.title')}
      submit={t('dueDay.submit')}
      isLoading={!data}
      onSubmit={({ newDueDay }) =>
        change
          .run({
            body: {
              physicalCardId: data!.physicalCardId ?? 0,
              currentDueDay: data!.currentDueDay,
              newDueDay,
              expectedChangeDate: data!.expectedChangeDate,
            },
          })
          .catch((fault: unknown) => {
            // it may have been refused for the day that is shown
            retry();
            throw fault;
          })
      }
    >
      <p>
        {t('dueDay.now', { day: data?.currentDueDay ?? '' })}{' '}
        {data?.newDueDay ? t('dueDay.waits', { day: data.newDueDay }) : ''}
      </p>
      <Form.Item name="newDueDay" label={t('dueDay.choose')} rules={[rules.chosen()]}>
        <ChoiceField>
          {data?.offered
            .filter((day) => day !== current)
            .map((day) => (
              <Radio key={day} value={day}>
                {t('request.day', { day })}
              </Radio>
            ))}
        </ChoiceField>
      </Form.Item>
      <p className="soft">{t('dueDay.from', { day: formatDay(data?.expectedChangeDate) })}</p>
    </ActionDrawer>
  );
}
