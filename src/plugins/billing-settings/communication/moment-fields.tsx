import { Form, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Moment } from '@balcao/contract/billing-settings';
import { NumberField } from '../../../ui/form/number-field';

/** Moments that are some days before or after the due date, with the most days. */
const DAYS: Partial<Record<Moment, number>> = { 'due-soon': 30, overdue: 60 };

/** One moment: e-mail, text message, and how many days from the due date. */
export function MomentFields({ moment }: { moment: Moment }) {
  const { t } = useTranslation('billing-settings');
  const most = DAYS[moment];
  return (
    <fieldset className="form-group">
      <legend>{t(`moment.${moment}`)}</legend>
      <p className="soft">{t(`momentHint.${moment}`)}</p>
      {(['email', 'sms'] as const).map((way) => (
        <div className="form-switch" key={way}>
          <label htmlFor={`${moment}_${way}`}>{t(`communication.${way}`)}</label>
          <Form.Item name={[moment, way]} valuePropName="checked" noStyle>
            <Switch aria-label={`${t(`moment.${moment}`)}: ${t(`communication.${way}`)}`} />
          </Form.Item>
        </div>
      ))}
      {most && (
        <Form.Item
          name={[moment, 'days']}
          label={t(`communication.days-${moment as 'due-soon' | 'overdue'}`)}
          rules={[
            { required: true, type: 'integer', min: 1, max: most, message: t('communication.daysFault', { most }) },
          ]}
        >
          <NumberField suffix={t('billets.days')} />
        </Form.Item>
      )}
    </fieldset>
  );
}
