import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { useNotification } from '@refinedev/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../ui/text/money';
import { useSession } from '../../data/session';
import { useCall } from '../../data/use-call';

/** Available balance with the eye that hides it; a failure is a toast, not a broken header (SHELL-8-8). */
export function Balance() {
  const { t } = useTranslation('shell');
  const { open } = useNotification();
  const { balanceShown, setBalanceShown } = useSession();
  const { data, error } = useCall('GET /account/balance', {}, { topic: '*', enabled: balanceShown });
  useEffect(() => {
    if (error && !error.handled) open?.({ type: 'error', message: t('errors.balance') });
  }, [error, open, t]);
  const label = t(balanceShown ? 'header.hideBalance' : 'header.showBalance');
  return (
    <div className="balance">
      <span className="balance-figure">
        <small>{t('header.balance')}</small>
        <Money cents={data?.balanceAvailable ?? (balanceShown ? null : 0)} hidden={!balanceShown} />
      </span>
      <button
        type="button"
        className="icon-button"
        aria-pressed={!balanceShown}
        onClick={() => setBalanceShown(!balanceShown)}
        aria-label={label}
        title={label}
      >
        {balanceShown ? <EyeOutlined /> : <EyeInvisibleOutlined />}
      </button>
    </div>
  );
}
