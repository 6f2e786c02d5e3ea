import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { useCall, useInvalidateCalls } from '../../../data/use-call';
import { SigningStep } from '../../../kits/signing/signing-step';
import { useSigned } from '../../../kits/signing/use-signed';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { productAt, productOf } from '../../../resources/limits-pages';
import { isRaised, RequestFields, type RequestValues } from './request-fields';

/** Asks for another limit, signed: of the page's product, or of the one its address names over the page of all. */
export default function RequestLimit() {
  const { t } = useTranslation('limits');
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const product = productAt(pathname) ?? productOf(params.get('produto'));
  const { data } = useCall('GET /account/transactions/limits', {});
  const limits = data?.find((one) => one.product === product)?.limits ?? [];
  const asked = limits.find((one) => one.interval === params.get('intervalo'))?.interval ?? 'day';
  const [form] = Form.useForm<RequestValues>();
  const interval = Form.useWatch('interval', form);
  const amount = Form.useWatch('amount', form);
  const isMore = isRaised(
    limits.find((one) => one.interval === interval),
    amount,
  );
  const signed = useSigned('POST /account/limit/{id}/request', {
    invalidates: ['limit-requests'],
    success: t(isMore ? 'request.done' : 'request.lowered'),
  });
  const again = useInvalidateCalls();
  const send = async ({ interval, amount, message, attachments = [] }: RequestValues) => {
    const id = limits.find((one) => one.interval === interval)!.id;
    const more = attachments.length ? { attachments: attachments.map((one) => one.id) } : {};
    if ((await signed.run({ params: { id }, body: { amount, ...(message ? { message } : {}), ...more } })) === false)
      return false;
    await again('GET /account/transactions/limits');
    return true;
  };
  return (
    <ActionDrawer<RequestValues>
      title={t('request.titleOf', { product: t(`product.${product}`) })}
      submit={t('request.submit')}
      submitOff={signed.off}
      initial={{ interval: asked }}
      form={form}
      isLoading={!data}
      onSubmit={send}
    >
      <RequestFields form={form} limits={limits} />
      <SigningStep signed={signed} />
    </ActionDrawer>
  );
}
