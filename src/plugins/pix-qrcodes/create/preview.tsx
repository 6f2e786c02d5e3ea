import { Form, type FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Body } from '@balcao/contract/core/registry';
import { useSession } from '../../../data/session';
import { useCall } from '../../../data/use-call';
import { DetailSection } from '../../../ui/page/detail-page';
import { Facts } from '../../../ui/text/facts';
import { formatMoney } from '../../../ui/text/format';

export type CodeForm = Body<'POST /pix/qrcodes'>;

/** What the payer's bank will show of the code being made. */
export function Preview({ form }: { form: FormInstance<CodeForm> }) {
  const { t } = useTranslation('pix-qrcodes');
  const key = Form.useWatch('key', form);
  const amount = Form.useWatch('amount', form);
  const description = Form.useWatch('description', form);
  const { can } = useSession();
  const body = { kind: 'static', key: key ?? '' } as const;
  const { data } = useCall('POST /pix/qrcodes/preview', { body }, { enabled: !!key && can('pix:qrcode').can });
  return (
    <DetailSection title={t('create.preview')}>
      <Facts
        facts={[
          { label: t('create.to'), value: data?.name, wide: true },
          { label: t('create.bank'), value: data?.bank, wide: true },
          { label: t('create.amount'), value: amount ? formatMoney(amount) : t('create.open'), wide: true },
          ...(description ? [{ label: t('detail.description'), value: description, wide: true }] : []),
        ]}
      />
    </DetailSection>
  );
}
