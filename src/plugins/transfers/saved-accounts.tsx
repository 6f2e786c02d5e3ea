import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@balcao/contract/core/registry';
import { useCall } from '../../data/use-call';
import { SelectField } from '../../ui/form/choice-fields';
import type { TransferForm } from './transfer-form';

type Saved = Answer<'GET /transfers/accounts'>['items'][number];

const TYPES = ['checking', 'savings', 'payment'] as const;

/** The form's values of an account paid before; where it is the holder's own, its holder is left out. */
export function destinationOf(saved: Saved, holder: string | undefined): Partial<TransferForm> {
  const { ispb, branch, account, owner, document } = saved;
  const isOwn = document !== null && document === holder;
  return {
    to: isOwn ? 'own' : 'other',
    ...(isOwn ? {} : { owner, document: document ?? '' }),
    bank: ispb ?? '',
    branch: branch ?? '',
    account: account ?? '',
    accountType: TYPES.find((type) => type === saved.accountType) ?? 'checking',
  };
}

/** Choice among the accounts that were paid by transfer before, which fills the receiver's fields; nothing where there are none. */
export function SavedAccounts({ holder }: { holder: string | undefined }) {
  const { t } = useTranslation('transfers');
  const form = Form.useFormInstance<TransferForm>();
  const { data } = useCall('GET /transfers/accounts', {});
  const saved = data?.items ?? [];
  if (!saved.length) return null;
  return (
    <Form.Item label={t('saved.label')} htmlFor="saved-account">
      <SelectField
        id="saved-account"
        showSearch
        optionFilterProp="label"
        placeholder={t('saved.placeholder')}
        options={saved.map(({ owner, bank, branch, account }, at) => ({
          value: at,
          label: t('saved.one', { owner, bank: bank ?? '', branch: branch ?? '', account: account ?? '' }),
        }))}
        onChange={(at) => form.setFieldsValue(destinationOf(saved[Number(at)]!, holder))}
      />
    </Form.Item>
  );
}

/** What names a chosen institution beyond doubt: its code and its ISPB. */
export function BankNumbers({ ispb }: { ispb: string }) {
  const { t } = useTranslation('transfers');
  const { data } = useCall('GET /transfers/banks/{ispb}', { params: { ispb } });
  return data ? t('saved.bank', { code: data.code, ispb: data.ispb }) : null;
}
