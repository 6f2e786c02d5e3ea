import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { MessageField } from '../../../kits/charging/message/message-field';
import type { Payers } from '../../../kits/charging/payers/payers';
import { TagsField } from '../../../kits/charging/tags/tags-field';
import type { Holiday } from '../../../kits/charging/terms/business-day';
import { DeliveryFields, SwitchRow } from '../../../kits/charging/terms/delivery-fields';
import { DueFields } from '../../../kits/charging/terms/due-fields';
import { EarlyFields } from '../../../kits/charging/terms/early-fields';
import { LateFields } from '../../../kits/charging/terms/late-fields';
import { NumberField } from '../../../ui/form/number-field';
import { formatMoney } from '../../../ui/text/format';
import { parcelsOf, type Draft } from './draft';
import { ChoiceField } from '../../../ui/form/choice-field';

interface Props {
  holidays: readonly Holiday[];
  /** Smallest value of each parcel, integer cents. */
  minimum: number;
  parcels: { minimum: number; maximum: number };
  draft: Draft;
  /** Value of the items, integer cents. */
  value: number;
  payers: Payers;
}

/** How many parcels, the value of each and when the first is due; then fine, interest and discount. */
export function CarnetTermsStep({ holidays, minimum, parcels, draft, value, payers }: Props) {
  const { t } = useTranslation('carnets');
  const { count, each, first } = parcelsOf(draft);
  const range = { min: parcels.minimum, max: parcels.maximum };
  const rule = {
    validator: (_: unknown, typed: unknown) => {
      const fits = Number.isInteger(typed) && (typed as number) >= range.min && (typed as number) <= range.max;
      if (!fits) return Promise.reject(new Error(t('terms.repeatsRange', range)));
      return each < minimum
        ? Promise.reject(new Error(t('terms.tooSmall', { value: formatMoney(minimum) })))
        : Promise.resolve();
    },
  };
  const split = { count, each: formatMoney(each), first: formatMoney(first) };
  return (
    <>
      <Form.Item
        name="repeats"
        label={t('terms.repeats')}
        extra={t('terms.repeatsHint', range)}
        dependencies={['split_items']}
        rules={[rule]}
      >
        <NumberField />
      </Form.Item>
      <Form.Item
        name="split_items"
        label={t('terms.split')}
        extra={t(first === each ? 'terms.alike' : 'terms.remainder', split)}
      >
        <ChoiceField
          options={[
            { value: true, label: t('terms.divide', { value: formatMoney(value) }) },
            { value: false, label: t('terms.repeat', { value: formatMoney(value) }) },
          ]}
        />
      </Form.Item>
      <DueFields due={draft.expire_at} holidays={holidays} />
      <LateFields value={each} interest={draft.interest} />
      <EarlyFields draft={draft} />
      <MessageField type="carnet" message={draft.message} />
      <TagsField />
      <DeliveryFields payers={payers}>
        <SwitchRow name="is_bolix" label={t('terms.bolix')} hint={t('terms.bolixHint')} />
      </DeliveryFields>
    </>
  );
}
