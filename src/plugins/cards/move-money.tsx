import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../data/use-call';
import { SigningStep } from '../../kits/signing/signing-step';
import { useSigned } from '../../kits/signing/use-signed';
import { ActionDrawer } from '../../ui/action/action-drawer';
import { MoneyField } from '../../ui/form/fields';
import { rules } from '../../ui/form/rules';
import { formatMoney } from '../../ui/text/format';
import { activeOf, useCards } from './use-cards';

const CALLS = {
  recharge: 'POST /prepaid-card/recharge-with-ae',
  discharge: 'POST /prepaid-card/discharge-with-ae',
} as const;

/** Puts money on the prepaid card, or takes it back to the account; signed. */
export function MoveMoney({ way }: { way: keyof typeof CALLS }) {
  const { t } = useTranslation('cards');
  const { data: account } = useCards();
  const [card] = activeOf(account, 'prepaid');
  const { data } = useCall(
    'GET /prepaid-card/{id}/balance',
    { params: { id: card?.id ?? 0 } },
    { topic: 'cards', enabled: card !== undefined },
  );
  const signed = useSigned(CALLS[way], { success: t(`${way}.done`), flow: 'card' });
  const free = way === 'recharge' ? data?.account : data?.available;
  return (
    <ActionDrawer<{ value: number }>
      title={t(`${way}.title`)}
      submit={t(`${way}.submit`)}
      submitOff={signed.off}
      isLoading={!data}
      onSubmit={({ value }) => signed.run({ body: { value, cardId: card!.id, productCardId: card!.productCardId } })}
    >
      <p>{t(`${way}.lead`, { value: formatMoney(free ?? 0) })}</p>
      <Form.Item name="value" label={t('value')} rules={[rules.chosen()]}>
        <MoneyField />
      </Form.Item>
      <SigningStep signed={signed} />
    </ActionDrawer>
  );
}
