import { CloseOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';

export interface FilterChip {
  key: string;
  /** 'Vencimento: 01/11/2026 a 30/11/2026'. */
  text: string;
  onRemove: () => void;
}

/** The filters that are set, as chips; each can be removed. */
export function FilterChips({ chips, onClear }: { chips: FilterChip[]; onClear: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <div className="chips">
      <ul aria-label={t('filters.active')}>
        {chips.map(({ key, text, onRemove }) => (
          <li key={key}>
            <button type="button" className="chip" aria-label={t('filters.remove', { text })} onClick={onRemove}>
              <span>{text}</span>
              <CloseOutlined />
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="link-button" onClick={onClear}>
        {t('filters.clear')}
      </button>
    </div>
  );
}
