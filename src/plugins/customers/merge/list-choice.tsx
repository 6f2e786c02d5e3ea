import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '../../../ui/text/format';
import { useGroups } from '../parts/use-groups';
import { SEVERAL, type Candidate, type Several } from './merged';

interface Props {
  field: Several;
  customers: Candidate[];
  chosen: (string | number)[];
  onChoose: (values: never[]) => void;
}

const LABELS = { emails: 'field.email', phones: 'field.phone', groups: 'field.groups' } as const;

/** Chooses among all e-mails, phones and groups of the customers, up to the most that one customer may have. */
export function ListChoice({ field, customers, chosen, onChoose }: Props) {
  const { t } = useTranslation('customers');
  const { options } = useGroups();
  const values = [...new Set<string | number>(customers.flatMap((one): (string | number)[] => one[field]))];
  if (values.length === 0) return null;
  const name = (value: string | number) =>
    field === 'groups'
      ? (options.find((group) => group.value === value)?.label ?? '')
      : field === 'phones'
        ? formatPhone(String(value))
        : value;
  const full = chosen.length >= SEVERAL[field];
  const toggle = (value: string | number) =>
    onChoose((chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]) as never[]);
  return (
    <fieldset className="merge-field">
      <legend>{t(LABELS[field])}</legend>
      <div className="merge-options">
        {values.map((value) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            disabled={full && !chosen.includes(value)}
            onChange={() => toggle(value)}
          >
            {name(value)}
          </Checkbox>
        ))}
      </div>
      {full && values.length > SEVERAL[field] && <p className="soft">{t('merge.most', { count: SEVERAL[field] })}</p>}
    </fieldset>
  );
}
