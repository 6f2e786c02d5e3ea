import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';
import { formatPercent, monthlyOf } from '../../../ui/text/percent';
import type { Draft } from './draft';

/** Offers the terms of the last issued billet, in words, if they differ from those of the draft. */
export function LastTerms({ draft }: { draft: Draft }) {
  const { t } = useTranslation('charges');
  const form = Form.useFormInstance<Draft>();
  const { data } = useCall('GET /charges/conditions/last', {});
  const last = data?.terms;
  if (!last) return null;
  const { fine, interest, write_off_days, message } = last;
  const isSame =
    (draft.fine ?? 0) === fine &&
    (draft.interest ?? 0) === interest &&
    draft.write_off_days === write_off_days &&
    (draft.message ?? '') === message &&
    draft.send_email === last.send_email &&
    draft.is_bolix === last.is_bolix;
  if (isSame) return null;
  const terms = [
    fine > 0 && t('last.fine', { percent: formatPercent(fine) }),
    interest > 0 && t('last.interest', { percent: formatPercent(monthlyOf(interest)) }),
    t('last.writeOff', { count: write_off_days }),
    message && t('last.message'),
  ].filter(Boolean);
  return (
    <p className="last-terms">
      <button type="button" className="link-button" onClick={() => form.setFieldsValue(last)}>
        {t('last.use')}
      </button>{' '}
      <span className="soft">{terms.join(' · ')}</span>
    </p>
  );
}
