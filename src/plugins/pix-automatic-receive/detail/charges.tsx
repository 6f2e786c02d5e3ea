import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { CollectionCharge } from '@balcao/contract/pix-automatic-receive';
import { DetailSection } from '../../../ui/page/detail-page';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { ChargeState } from '../parts/state';
import '../../../ui/list/plain-table.css';

/** The charge of each cycle, latest first, with all its attempts. */
export function Charges({ charges }: { charges: CollectionCharge[] }) {
  const { t } = useTranslation('pix-automatic-receive');
  return (
    <DetailSection title={t('charges.title')}>
      {charges.length === 0 ? (
        <p className="soft">{t('charges.none')}</p>
      ) : (
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{t('charges.day')}</th>
              <th scope="col">{t('charges.state')}</th>
              <th scope="col" className="num">
                {t('list.amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {charges.map(({ id, day, state, amount, attempts }) => (
              <Fragment key={id}>
                <tr>
                  <td className="num">{formatDay(day)}</td>
                  <td>
                    <ChargeState state={state} />
                  </td>
                  <td className="num">
                    <Money cents={amount} />
                  </td>
                </tr>
                <tr>
                  <td colSpan={3}>
                    {attempts.map((attempt) => (
                      <div key={attempt.id}>
                        {t('charges.attempt', { number: attempt.number, day: formatDay(attempt.day) })}
                        {' · '}
                        {t(`attempt.${attempt.state}`)}
                        {attempt.reason && <span className="soft"> · {attempt.reason}</span>}
                      </div>
                    ))}
                  </td>
                </tr>
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
    </DetailSection>
  );
}
