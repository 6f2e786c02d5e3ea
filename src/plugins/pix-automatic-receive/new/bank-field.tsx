import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';
import { SelectField } from '../../../ui/form/choice-fields';

/** Chooses the payer's bank by name or number. */
export function BankField(field: { id?: string; value?: string; onChange?: (ispb: string) => void }) {
  const { t } = useTranslation('pix-automatic-receive');
  const { data } = useCall('GET /transfers/banks', {});
  return (
    <SelectField
      {...field}
      showSearch
      optionFilterProp="label"
      placeholder={t('create.bankPlaceholder')}
      loading={!data}
      options={data?.items.map(({ ispb, code, name }) => ({ value: ispb, label: `${code} · ${name}` })) ?? []}
    />
  );
}
