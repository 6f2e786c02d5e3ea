import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { valuesOfField, type Candidate, type Single } from './merged';
import { ChoiceField } from '../../../ui/form/choice-field';

interface Props {
  field: Single;
  customers: Candidate[];
  /** The id of the customer whose value is taken. */
  chosen: number;
  onChoose: (id: number) => void;
}

/** Chooses one of the different values of a field; hidden where all customers have the same value. */
export function FieldChoice({ field, customers, chosen, onChoose }: Props) {
  const { t } = useTranslation('customers');
  const values = valuesOfField(field, customers);
  if (values.length < 2) return null;
  const own =
    values.find(({ id }) => id === chosen) ??
    values.find(
      ({ text }) =>
        text ===
        valuesOfField(
          field,
          customers.filter((one) => one.id === chosen),
        )[0]?.text,
    );
  return (
    <fieldset className="merge-field">
      <legend>{t(`field.${field}`)}</legend>
      <ChoiceField
        className="merge-options"
        value={own?.id}
        onChange={(event) => onChoose(event.target.value as number)}
      >
        {values.map(({ id, text }) => (
          <Radio key={id} value={id}>
            {text ? <span className="lines">{text}</span> : <span className="faint">{t('merge.blank')}</span>}
          </Radio>
        ))}
      </ChoiceField>
    </fieldset>
  );
}
