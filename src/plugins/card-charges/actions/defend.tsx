import { useNotification } from '@refinedev/core';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { DEFENSE } from '@balcao/contract/shared/card-limits';
import { useAction } from '../../../data/use-call';
import { formatDay, formatMoney } from '../../../ui/text/format';
import { TOUCHED } from '../parts/touched';
import { CardDrawer } from './card-drawer';

interface Values {
  text: string;
}

/** Sends a defense against a chargeback, before its last day. */
export default function Defend() {
  const { t } = useTranslation('card-charges');
  const { run } = useAction('POST /credit-card-charge/{id}/defense', { invalidates: TOUCHED, quiet: true });
  const { open } = useNotification();
  return (
    <CardDrawer<Values>
      action="defend"
      onSubmit={async ({ id }, { text }) => {
        await run({ params: { id }, body: { text: text.trim() } });
        open?.({ type: 'success', message: t('defend.done') });
      }}
    >
      {({ contest }) => (
        <>
          {contest && (
            <p className="soft">
              {t('defend.about', {
                value: formatMoney(contest.value),
                reason: contest.reason,
                day: formatDay(contest.answer_until),
              })}
            </p>
          )}
          <Form.Item
            name="text"
            label={t('defend.field')}
            extra={t('defend.hint')}
            rules={[{ required: true, whitespace: true, min: DEFENSE.minLength, message: t('defend.least') }]}
          >
            <Input.TextArea rows={8} maxLength={DEFENSE.maxLength} showCount />
          </Form.Item>
        </>
      )}
    </CardDrawer>
  );
}
