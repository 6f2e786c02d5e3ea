import { Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import { useAction } from '../../../data/use-call';
import { useRecord } from '../../../data/use-record';
import { MoneyReview } from '../../../kits/money/money-review';
import { SigningStep } from '../../../kits/signing/signing-step';
import { useSigned } from '../../../kits/signing/use-signed';
import { pixHistory } from '../../../resources/pix';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { MoneyField } from '../../../ui/form/fields';
import { Notice } from '../../../ui/form/notice';
import { rules } from '../../../ui/form/rules';
import { useIdParam } from '../../../ui/page/routing';
import { formatMoney } from '../../../ui/text/format';

interface Values {
  value: number;
  description?: string;
}

/** Refunds a received Pix, whole or in part: started, reviewed, then signed. */
export default function Refund() {
  const { t } = useTranslation('pix');
  const id = useIdParam();
  const { record: pix, error } = useRecord(pixHistory, id);
  const [begun, setBegun] = useState<Answer<'POST /pix/refund/start'>>();
  const start = useAction('POST /pix/refund/start', { quiet: true });
  const reject = useAction('POST /pix/refund/reject', { quiet: true });
  const signed = useSigned('POST /pix/refund/confirm', {
    invalidates: ['pix-history', 'receipts'],
    success: t('refund.done'),
  });
  // once done, it may be one that the user does not see any more
  if (!id || (error && !pix)) return null;
  const send = async ({ value, description }: Values) => {
    if (!begun) {
      setBegun(await start.run({ body: { pix: id, value, ...(description ? { description } : {}) } }));
      return false;
    }
    const { amount, counterpart } = begun.review;
    return signed.run({ body: { id: begun.id, value: amount, receiver: counterpart.name } });
  };
  const change = () => {
    if (begun) void reject.run({ body: { id: begun.id } }).catch(() => undefined);
    setBegun(undefined);
  };
  const most = pix?.refund.most ?? 0;
  const refusal = begun?.review.refusals[0];
  return (
    <ActionDrawer<Values>
      title={t('refund.title')}
      submit={begun ? t('refund.submit') : t('refund.next')}
      submitOff={begun ? (refusal?.message ?? signed.off) : undefined}
      isLoading={!pix}
      initial={{ value: most }}
      onSubmit={send}
    >
      <div hidden={begun !== undefined}>
        <p className="soft">{t('refund.text', { name: pix?.name ?? '', most: formatMoney(most) })}</p>
        <Form.Item name="value" label={t('refund.value')} rules={[rules.chosen()]}>
          <MoneyField />
        </Form.Item>
        <Form.Item name="description" label={t('refund.description')}>
          <Input maxLength={140} autoComplete="off" />
        </Form.Item>
      </div>
      {begun && (
        <>
          {refusal && <Notice message={refusal.message} />}
          <MoneyReview review={begun.review} />
          <p>
            <button type="button" className="link-button" onClick={change}>
              {t('refund.change')}
            </button>
          </p>
          <SigningStep signed={signed} />
        </>
      )}
    </ActionDrawer>
  );
}
