import { useTranslation } from 'react-i18next';
import type { Carnet } from '@balcao/contract/carnets';
import './progress.css';

type Counted = Pick<Carnet, 'parcels' | 'paid_parcels' | 'overdue_parcels'>;

/** How many parcels are paid and how many overdue, as a bar and in words. */
export function Progress({ carnet, wide = false }: { carnet: Counted; wide?: boolean }) {
  const { t } = useTranslation('carnets');
  const { parcels, paid_parcels: paid, overdue_parcels: overdue } = carnet;
  const part = (count: number) => ({ flexGrow: count });
  return (
    <span className="carnet-progress" data-wide={wide || undefined}>
      <span className="track" aria-hidden="true">
        {paid > 0 && <span style={part(paid)} />}
        {overdue > 0 && <span data-late style={part(overdue)} />}
        <span data-rest style={part(Math.max(0, parcels - paid - overdue))} />
      </span>
      <span className="num">
        {t('progress.paid', { count: paid, total: parcels })}
        {wide && overdue > 0 && ` · ${t('progress.overdue', { count: overdue })}`}
      </span>
    </span>
  );
}
