import { useTranslation } from 'react-i18next';
import { Money } from '../../ui/text/money';
import '../../ui/page/detail-page.css';
import './investments.css';

interface Props {
  value: { gross: number; yield: number; iof: number; incomeTax: number; net: number };
}

/** From gross to net: integer cents. */
export function TaxTable({ value }: Props) {
  const { t } = useTranslation('investments');
  return (
    <dl className="review gross-to-net">
      {(['gross', 'yield', 'iof', 'incomeTax', 'net'] as const).map((key) => (
        <div className="review-line" key={key}>
          <dt>{t(key)}</dt>
          <dd>
            <Money cents={value[key]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
