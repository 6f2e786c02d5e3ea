import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useCall } from '../../../data/use-call';
import { SigningStep } from '../../../kits/signing/signing-step';
import { useSigned } from '../../../kits/signing/use-signed';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { MoneyField } from '../../../ui/form/fields';
import { Notice } from '../../../ui/form/notice';
import { rules } from '../../../ui/form/rules';
import { Money } from '../../../ui/text/money';
import { ReviewSummary } from '../../../ui/text/review-summary';
import { useLineId } from '../parts/use-line-id';

/** Refunds a received amount, whole or in part, signed (SHELL-2.1-11). */
export default function ReturnValue() {
  const id = useLineId();
  return id ? <ReturnOf id={id} /> : <Navigate to="/404" replace />;
}

function ReturnOf({ id }: { id: number }) {
  const { t } = useTranslation('statement');
  const { data: line, error: gone } = useCall('GET /statement/{id}', { params: { id } });
  const [form] = Form.useForm<{ amount: number }>();
  const amount = Form.useWatch('amount', form) as number | undefined;
  const { data, error } = useCall(
    'POST /statement/{id}/return/review',
    { params: { id }, body: { amount: amount ?? 0 } },
    { enabled: amount !== undefined },
  );
  const signed = useSigned('POST /statement/{id}/return', { success: t('return.done') });
  const review = data?.review;
  const refusal = review?.refusals[0];
  const fault = gone ?? error;
  const unreviewed = line?.returnable === false ? t('return.not') : (error?.message ?? t('return.wait'));
  // only what was reviewed is signed
  const off = review ? (refusal?.message ?? signed.off) : unreviewed;
  return (
    <ActionDrawer<{ amount: number }>
      title={t('return.title')}
      submit={t('return.submit')}
      submitOff={off}
      form={form}
      isLoading={!line && !gone}
      {...(line ? { initial: { amount: line.value } } : {})}
      onSubmit={(values) =>
        signed.run({ params: { id }, body: { amount: values.amount, to: review?.counterpart.name ?? '' } })
      }
    >
      {fault && <Notice message={fault.message} />}
      {line && !line.returnable && <Notice message={t('return.not')} />}
      {line?.returnable && (
        <>
          <Form.Item
            name="amount"
            label={t('return.amount')}
            rules={[rules.chosen()]}
            {...(refusal ? { validateStatus: 'error', help: refusal.message } : {})}
          >
            <MoneyField />
          </Form.Item>
          {review && (
            <ReviewSummary
              title={t('return.review')}
              amount={{ label: t('return.goes'), cents: review.total }}
              lines={[
                { label: t('return.to'), value: review.counterpart.name },
                { label: t('return.most'), value: <Money cents={data.most} /> },
                { label: t('return.available'), value: <Money cents={review.available} /> },
              ]}
              note={t('return.note')}
            />
          )}
          <SigningStep signed={signed} />
        </>
      )}
    </ActionDrawer>
  );
}
