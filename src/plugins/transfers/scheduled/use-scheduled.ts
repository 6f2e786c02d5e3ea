import { useNavigate } from 'react-router';
import type { Body } from '@balcao/contract/core/registry';
import { useAsk } from '../../../data/use-call';
import { usePayment } from '../../../kits/money/use-payment';
import { useSigned } from '../../../kits/signing/use-signed';
import { usePathOf } from '../../../ui/page/routing';
import type { TransferForm } from '../transfer-form';

type Asked = Body<'POST /transfers/scheduled/review'>;
export type ScheduledForm = Omit<TransferForm, 'day'> & Pick<Asked, 'day' | 'repeat' | 'until'>;

const scheduledOf = ({ until, owner = '', document = '', ...values }: ScheduledForm): Asked => ({
  ...values,
  owner,
  document,
  ...(until && values.repeat !== 'once' ? { until } : {}),
});

/** One scheduled transfer from form to signature; exactly the reviewed values are signed. */
export function useScheduled() {
  const ask = useAsk('POST /transfers/scheduled/review', { quiet: true });
  const navigate = useNavigate();
  const path = usePathOf()('scheduled-transfers-receipt') ?? '';
  return usePayment({
    bodyOf: scheduledOf,
    ask: (body: Asked) => ask({ body }),
    refusalsOf: ({ review }) => review.refusals,
    signed: useSigned('POST /transfers/scheduled', { invalidates: ['scheduled-transfers', 'receipts'] }),
    signedOf: ({ body, review: { review } }) => ({
      body: { ...body, owner: review.counterpart.name, document: review.counterpart.document ?? '' },
    }),
    onDone: ({ id }, allowLeaving) => {
      allowLeaving();
      return navigate(`${path}?transferencia=${id}`, { replace: true });
    },
  });
}
