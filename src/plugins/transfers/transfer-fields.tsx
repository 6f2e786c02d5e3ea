import { Form, Input } from 'antd';
import { ChoiceField, SelectField } from '../../ui/form/choice-fields';
import { useTranslation } from 'react-i18next';
import type { TransferTerms } from '@balcao/contract/transfers';
import { AvailableLimit } from '../../kits/money/available-limit';
import { useCall } from '../../data/use-call';
import { DateField } from '../../ui/form/date-field';
import { DocumentField, MoneyField } from '../../ui/form/fields';
import { rules } from '../../ui/form/rules';
import { useToday } from '../../ui/text/use-today';
import { BankNumbers, SavedAccounts } from './saved-accounts';
import '../../ui/page/form-page.css';

/** Fields of the receiver: holder, document, institution, branch and account. */
export function DestinationFields({ terms }: { terms: TransferTerms | undefined }) {
  const { t } = useTranslation('transfers');
  const { data } = useCall('GET /transfers/banks', {});
  const isOther = Form.useWatch('to') !== 'own';
  const bank = Form.useWatch<string | undefined>('bank');
  const isInside = bank !== undefined && bank === terms?.institution.ispb;
  return (
    <>
      <SavedAccounts holder={terms?.holder.document} />
      <Form.Item name="to" label={t('ted.to')} required>
        <ChoiceField
          options={[
            { value: 'other', label: t('ted.other') },
            { value: 'own', label: t('ted.own') },
          ]}
        />
      </Form.Item>
      {isOther && (
        <div className="form-two">
          <Form.Item name="owner" label={t('ted.owner')} rules={[rules.required()]}>
            <Input maxLength={140} autoComplete="off" />
          </Form.Item>
          <Form.Item name="document" label={t('ted.document')} rules={[rules.required(), rules.document()]}>
            <DocumentField />
          </Form.Item>
        </div>
      )}
      <Form.Item
        name="bank"
        label={t('ted.bank')}
        rules={[rules.chosen()]}
        {...(bank ? { extra: isInside ? t('ted.inside') : <BankNumbers ispb={bank} /> } : {})}
      >
        <SelectField
          showSearch
          optionFilterProp="label"
          placeholder={t('ted.bankPlaceholder')}
          loading={!data}
          options={data?.items.map(({ ispb, code, name }) => ({ value: ispb, label: `${code} · ${name}` })) ?? []}
        />
      </Form.Item>
      <div className="form-two">
        <Form.Item name="branch" label={t('ted.branch')} rules={[rules.required()]}>
          <Input maxLength={10} inputMode="numeric" autoComplete="off" />
        </Form.Item>
        <Form.Item name="account" label={t('ted.account')} rules={[rules.required()]}>
          <Input maxLength={20} autoComplete="off" />
        </Form.Item>
      </div>
      <Form.Item name="accountType" label={t('ted.accountType')} required>
        <ChoiceField
          options={(['checking', 'savings', 'payment'] as const).map((value) => ({
            value,
            label: t(`ted.type.${value}`),
          }))}
        />
      </Form.Item>
    </>
  );
}

/** Fields of amount, purpose and day. */
export function ValueFields({
  purposes,
  institution,
  withDay = true,
}: {
  purposes: TransferTerms['purposes'];
  /** The bank's own ISPB: transfers within it have a limit of their own. */
  institution?: string | undefined;
  /** False where other fields ask for the days. */
  withDay?: boolean;
}) {
  const { t } = useTranslation('transfers');
  const today = useToday();
  const amount = Form.useWatch<number | undefined>('amount');
  const bank = Form.useWatch<string | undefined>('bank');
  const product = bank !== undefined && bank === institution ? 'transferGn' : 'transfer';
  return (
    <>
      <div className="form-two">
        <Form.Item
          name="amount"
          label={t('ted.amount')}
          rules={[rules.chosen()]}
          extra={<AvailableLimit product={product} amount={amount} />}
        >
          <MoneyField />
        </Form.Item>
        {withDay && (
          <Form.Item name="day" label={t('ted.day')} rules={[rules.day()]} extra={t('ted.dayHint')}>
            <DateField min={today} />
          </Form.Item>
        )}
      </div>
      <Form.Item name="purpose" label={t('ted.purpose')} rules={[rules.chosen()]}>
        <SelectField
          showSearch
          optionFilterProp="label"
          options={purposes.map(({ code, label }) => ({ value: code, label }))}
        />
      </Form.Item>
      <Form.Item name="description" label={t('ted.description')}>
        <Input maxLength={140} autoComplete="off" />
      </Form.Item>
    </>
  );
}
