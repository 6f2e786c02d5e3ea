import { useTranslation } from 'react-i18next';
import './cards.css';

interface Props {
  name: string;
  /** Last four digits; absent: the card is not there yet. */
  digits?: string | undefined;
  kind: 'credit' | 'prepaid' | 'virtual';
  /** Blocked, or on its way. */
  isOff?: boolean;
}

/** A drawing of a card with its name. */
export function CardFace({ name, digits, kind, isOff = false }: Props) {
  const { t } = useTranslation('cards');
  return (
    <div
      className={`card-face card-face-${kind} ${isOff ? 'is-off' : ''}`}
      role="img"
      aria-label={digits ? t('face.of', { name, digits }) : t('face.sample', { name })}
    >
      <span aria-hidden="true">{t(`face.${kind}`)}</span>
      <span className="card-face-chip" aria-hidden="true" />
      <span className="num" aria-hidden="true">
        •••• •••• •••• {digits ?? '••••'}
      </span>
      <strong aria-hidden="true">{name || ' '}</strong>
    </div>
  );
}
