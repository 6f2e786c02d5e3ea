import { useTranslation } from 'react-i18next';
import { formatInteger, formatMoney } from '../../../ui/format';
import type { AgeDays, DebtAge } from './billet-filter';
import type { agesOf } from './use-totals';
import './billet-totals.css';

interface Props {
  ages: ReturnType<typeof agesOf> | undefined;
  /** The one the filter shows. */
  pressed: DebtAge | undefined;
  onPress: (age: AgeDays) => void;
}

/** How old what is owed is, in one line; each age is a switch of the filter. Keeps its height while it is asked for. */
export function DebtAges({ ages, pressed, onPress }: Props) {
  const { t } = useTranslation('charges');
  const nothing = !pressed && ages?.every(({ count }) => count === 0);
  return (
    <div className="ages" role="group" aria-label={t('ages.label')}>
      {ages && <span className="ages-label">{t('ages.label')}</span>}
      {nothing && <span className="faint">{t('ages.nothing')}</span>}
      {!nothing &&
        ages?.map(({ age, due, count, value }) => (
          <button
            key={age}
            type="button"
            className="age"
            data-late={age === 'current' ? undefined : count > 0 || undefined}
            aria-pressed={age === pressed}
            disabled={count === 0 && age !== pressed}
            onClick={() => onPress({ age, due })}
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
