import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MultiSelect } from '../../../ui/form/multi-select';
import { maskDocument } from '../../../ui/text/format';
import { useChosen, useRecipients } from './use-recipients';

interface SelectProps {
  id?: string;
  value?: number[];
  onChange?: (ids: number[]) => void;
}

/** One or many customers, found by what is typed. */
export function RecipientSelect({ value = [], onChange, id }: SelectProps) {
  const { t } = useTranslation('charging');
  const [text, setText] = useState('');
  // closed by a choice, because the list lies over the button that goes on
  const [isOpen, setOpen] = useState(false);
  const { data = [], isSearching, error } = useRecipients(text);
  const { recipients } = useChosen(value);
  const listed = new Set(data.map((one) => one.id));
  const known = [...data, ...(text === '' ? recipients.filter((one) => !listed.has(one.id)) : [])];
  const nameOf = new Map(recipients.map((one) => [one.id, one.name]));
  const emptyText = isSearching ? t('customer.searching') : t(error ? 'customer.failed' : 'customer.empty');
  return (
    <MultiSelect
      {...(id ? { id } : {})}
      labelInValue
      value={value.map((one) => ({ value: one, label: nameOf.get(one) ?? '…' }))}
      onChange={(chosen: { value: number }[]) => {
        onChange?.(chosen.map((one) => one.value));
        setText('');
      }}
      searchValue={text}
      onSearch={setText}
      open={isOpen}
      onOpenChange={setOpen}
      onSelect={() => setOpen(false)}
      filterOption={false}
      allowClear
      maxTagCount={12}
      loading={isSearching}
      placeholder={t('customer.placeholder')}
      notFoundContent={<span role="status">{emptyText}</span>}
      options={known.map((one) => ({
        value: one.id,
        label: one.name,
        document: maskDocument(one.document),
        email: one.email,
      }))}
      optionRender={({ data: option }) => optionOf(option as unknown as OptionProps)}
    />
  );
}

interface OptionProps {
  label: string;
  document: string;
  email: string | null;
}

const optionOf = (data: OptionProps) => <RecipientOption {...data} />;

/** Who, and what tells them apart. */
function RecipientOption({ label, document, email }: OptionProps) {
  const { t } = useTranslation('charging');
  return (
    <>
      <div className="option-name">{label}</div>
      <div className="option-more">
        <span className="num">{document}</span> · {email ?? t('customer.noEmail')}
      </div>
    </>
  );
}
