import { useTranslation } from 'react-i18next';
import { formatInteger, formatMoney } from '../../../ui/text/format';
import { beyondAge, debtFilter, type AgeDays, type BilletFilter, type DebtAge } from './billet-filter';
import { agesOf, type useTotals } from './use-totals';
import './billet-totals.css';

interface Props {
  table: { body: BilletFilter; setFilters(values: BilletFilter): void };
  totals: Pick<ReturnType<typeof useTotals>, 'data'>;
  /** The age that the filter shows. */
  pressed: DebtAge | undefined;
}

/** The ages of debt as a bar and in words; pressing one filters by it, or stops. Keeps its height while loading. */
export function DebtAges({ table, totals: { data }, pressed }: Props) {
  const { t } = useTranslation('charges');
  const statuses = table.body.status ?? [];
  const ages = data && agesOf(data, statuses);
  const press = ({ age, due }: AgeDays) =>
    table.setFilters(age === pressed ? { status: beyondAge(statuses), due: undefined } : debtFilter(due, statuses));
  const nothing = !pressed && ages?.every(({ count }) => count === 0);
  return (
    <div className="ages" role="group" aria-label={t('ages.label')}>
      {!nothing && ages && (
        <div className="track" aria-hidden="true">
          {ages.map(({ age, value }) => value > 0 && <span key={age} data-age={age} style={{ flexGrow: value }} />)}
        </div>
      )}
      {ages && <span className="ages-label">{t('ages.label')}</span>}
      {nothing && <span className="faint">{t('ages.nothing')}</span>}
      {!nothing &&
        ages?.map(({ age, due, count, value }) => (
          <button
            key={age}
            type="button"
            className="age"
            data-age={age}
            data-late={age === 'current' ? undefined : count > 0 || undefined}
            aria-pressed={age === pressed}
            disabled={count === 0 && age !== pressed}
            onClick={() => press({ age, due })}
          >
            {t(`ages.${age}`)}{' '}
            {count > 0 && (
              <>
                <strong className="num">{formatMoney(value)}</strong>{' '}
                <span className="num">{formatInteger(count)}</span>
              </>
            )}
          </button>
        ))}
    </div>
  );
}
