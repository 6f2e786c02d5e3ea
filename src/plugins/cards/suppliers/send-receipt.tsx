import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useAction, useInvalidateCalls } from '../../../data/use-call';
import { useFile } from '../../../data/use-file';
import { useRecord } from '../../../data/use-record';
import { supplierPurchases } from '../../../resources/cards';
import { ActionDrawer } from '../../../ui/action/action-drawer';
import { rules } from '../../../ui/form/rules';
import { byId } from '../../../ui/page/by-id';
import { Facts } from '../../../ui/text/facts';
import { formatInstant, formatMoney } from '../../../ui/text/format';
import { ReceiptField } from './receipt-field';
import { ReceiptTag } from './receipt-tag';

export default byId(SendReceiptDrawer);

/** The drawer over the purchases that shows the receipt of one, and takes it. */
function SendReceiptDrawer({ id }: { id: number }) {
  const { t } = useTranslation('cards');
  const { record, error, isLoading } = useRecord(supplierPurchases, id);
  const again = useInvalidateCalls();
  const sent = useFile('GET /supplier-purchases/{id}/receipt');
  const { run } = useAction('POST /supplier-purchases/{id}/receipt', {
    invalidates: ['supplier-purchases'],
    success: t('receipt.done'),
    quiet: true,
  });
  const off = error ? t('receipt.gone') : record && !record.receipt ? t('receipt.needless') : undefined;
  return (
    <ActionDrawer<{ file: Blob }>
      title={t('receipt.drawer')}
      submit={t(record?.receipt === 'sent' ? 'receipt.replace' : 'receipt.send')}
      submitOff={off}
      isLoading={isLoading}
      onSubmit={async ({ file }) => {
        await run({ params: { id }, body: file });
        await again('POST /card-invoices/{period}/transactions');
      }}
    >
      {off && <p className="soft">{off}</p>}
      {record && (
        <>
          <Facts
            facts={[
              { label: t('receipt.merchant'), value: record.merchant },
              { label: t('value'), value: formatMoney(record.amount) },
              { label: t('receipt.at'), value: formatInstant(record.at) },
              {
                label: t('receipt.card'),
                value: t('receipt.cardOf', { supplier: record.supplier, digits: record.lastDigits }),
              },
              { label: t('receipt.title'), value: <ReceiptTag receipt={record.receipt} /> },
            ]}
          />
          {record.receipt === 'sent' && (
            <Button loading={sent.isRunning} onClick={() => void sent.open({ params: { id } }, `comprovante-${id}`)}>
              {t('receipt.open')}
            </Button>
          )}
          {record.receipt && (
            <Form.Item name="file" label={t('receipt.file')} extra={t('receipt.fileHint')} rules={[rules.chosen()]}>
              <ReceiptField />
            </Form.Item>
          )}
        </>
      )}
    </ActionDrawer>
  );
}
