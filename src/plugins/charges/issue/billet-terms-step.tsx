import { useTranslation } from 'react-i18next';
import { MessageField } from '../../../kits/charging/message/message-field';
import type { Payers } from '../../../kits/charging/payers/payers';
import { TagsField } from '../../../kits/charging/tags/tags-field';
import type { Holiday } from '../../../kits/charging/terms/business-day';
import { DeliveryFields, SwitchRow } from '../../../kits/charging/terms/delivery-fields';
import { DueFields } from '../../../kits/charging/terms/due-fields';
import { EarlyFields } from '../../../kits/charging/terms/early-fields';
import { LateFields } from '../../../kits/charging/terms/late-fields';
import type { Draft } from './draft';
import { LastTerms } from './last-terms';

interface Props {
  holidays: readonly Holiday[];
  draft: Draft;
  /** Value of the billet, integer cents. */
  value: number;
  payers: Payers;
}

/** A billet's terms: due date, fine, interest and discount, message and tags, and how it is delivered. */
export function BilletTermsStep({ holidays, draft, value, payers }: Props) {
  const { t } = useTranslation('charges');
  return (
    <>
      <DueFields due={draft.expire_at} holidays={holidays} />
      <LastTerms draft={draft} />
      <LateFields value={value} interest={draft.interest} />
      <EarlyFields draft={draft} />
      <MessageField type="banking_billet" message={draft.message} />
      <TagsField />
      <DeliveryFields payers={payers}>
        <SwitchRow name="is_bolix" label={t('terms.bolix')} hint={t('terms.bolixHint')} />
      </DeliveryFields>
    </>
  );
}
