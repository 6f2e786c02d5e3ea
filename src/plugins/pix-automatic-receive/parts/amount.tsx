import { useTranslation } from 'react-i18next';
import type { Collection } from '@balcao/contract/pix-automatic-receive';
import { Money } from '../../../ui/text/money';

/** The amount of each cycle, or that it varies. */
export function Amount({ row: { amount } }: { row: Pick<Collection, 'amount'> }) {
  const { t } = useTranslation('pix-automatic-receive');
  return amount === null ? <span className="soft">{t('list.varies')}</span> : <Money cents={amount} />;
}
