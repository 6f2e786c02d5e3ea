import { useTranslation } from 'react-i18next';
import type { Deletion } from '@balcao/contract/account-settings';
import { formatMoney } from '../../../ui/text/format';
import { StatusTag } from '../../../ui/text/status-tag';
import './deletion-checks.css';

/** The checks that must pass before the account is deleted, each with what is left and what to do. */
export function DeletionChecks({ checks }: { checks: Deletion['checks'] }) {
  const { t } = useTranslation('account-settings');
  return (
    <ul className="deletion-checks">
      {checks.map(({ key, ok, count, value }) => (
        <li key={key}>
          <div>
            <strong>{t(`checks.${key}`)}</strong>
            {!ok && <p className="soft">{t(`checks.${key}-do`)}</p>}
          </div>
          <div className="deletion-left">
            <span className="num">
              {key === 'balance' ? formatMoney(value) : t('remove.many', { count, value: formatMoney(value) })}
            </span>
            <StatusTag tone={ok ? 'good' : 'warn'}>{t(ok ? 'remove.clear' : 'remove.pending')}</StatusTag>
          </div>
        </li>
      ))}
    </ul>
  );
}
