import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PixContact } from '@balcao/contract/pix';
import { useCall } from '../../../data/use-call';
import { ChoiceField } from '../../../ui/form/choice-field';
import { SelectField } from '../../../ui/form/choice-fields';
import { DocumentField } from '../../../ui/form/fields';
import { rules } from '../../../ui/form/rules';
import { PayPage } from './pay-page';
import type { PixForm } from './use-pix';
import '../../../ui/page/form-page.css';

const prefill = ({ name, document, ispb, branch, account, accountType }: PixContact): Partial<PixForm> => ({
  owner: name,
  ...(document ? { document } : {}),
  ...(ispb ? { bank: ispb } : {}),
  ...(branch ? { branch } : {}),
  ...(account ? { account } : {}),
  ...(accountType ? { accountType: accountType as 'checking' } : {}),
});

/** Pays by Pix to an account's bank data. */
export default function ByAccount() {
  return (
    <PayPage way="account" prefill={prefill}>
      <AccountFields />
    </PayPage>
  );
}

const TYPES = ['checking', 'savings', 'payment'] as const;

function AccountFields() {
  const { t } = useTranslation('pix');
  const { data } = useCall('GET /pix/participants', {});
  return (
    <>
      <div className="form-two">
        <Form.Item name="owner" label={t('field.owner')} rules={[rules.required()]}>
          <Input maxLength={140} autoComplete="off" />
        </Form.Item>
        <Form.Item name="document" label={t('field.document')} rules={[rules.required(), rules.document()]}>
          <DocumentField />
        </Form.Item>
      </div>
      <Form.Item name="bank" label={t('field.bank')} rules={[rules.chosen()]}>
        <SelectField
          showSearch
          optionFilterProp="label"
          placeholder={t('field.bankPlaceholder')}
          loading={!data}
          options={data?.items.map(({ ispb, name }) => ({ value: ispb, label: `${name} · ${ispb}` })) ?? []}
        />
      </Form.Item>
      <div className="form-two">
        <Form.Item name="branch" label={t('field.branch')} rules={[rules.required()]}>
          <Input maxLength={10} inputMode="numeric" autoComplete="off" />
        </Form.Item>
        <Form.Item name="account" label={t('field.account')} rules={[rules.required()]}>
          <Input maxLength={20} autoComplete="off" />
        </Form.Item>
      </div>
      <Form.Item name="accountType" label={t('field.accountType')} required>
        <ChoiceField options={TYPES.map((value) => ({ value, label: t(`accountType.${value}`) }))} />
      </Form.Item>
    </>
  );
}
