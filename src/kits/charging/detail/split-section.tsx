import type { ChargeDetail } from '@balcao/contract/charges';
import { DetailSection } from '../../../ui/page/detail-page';
import { Money } from '../../../ui/text/money';
import '../../../ui/list/plain-table.css';
import { useChargeText } from '../texts';

const OPEN = ['new', 'waiting', 'unpaid', 'link', 'identified', 'approved'];

/** Who gets a part of the charge, and what they got. */
export function SplitSection({ receivers, status }: Pick<ChargeDetail, 'receivers' | 'status'>) {
  const t = useChargeText();
  if (receivers.length === 0) return null;
  const isPassed = receivers.some(({ paid }) => paid > 0);
  return (
    <DetailSection title={t('split.title')}>
      <table className="plain-table plain-stack">
        <thead>
          <tr>
            <th scope="col">{t('split.receiver')}</th>
            <th scope="col" className="right">
              {t('split.agreed')}
            </th>
            {isPassed && (
              <th scope="col" className="right">
                {t('split.passed')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {receivers.map(({ name, account_code: code, value, paid }) => (
            <tr key={code}>
              <td>{name}</td>
              <td className="right">
                <Money cents={value} />
              </td>
              {isPassed && (
                <td className="right">
                  <Money cents={paid} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {!isPassed && <p className="soft">{t(OPEN.includes(status) ? 'split.open' : 'split.off')}</p>}
    </DetailSection>
  );
}
