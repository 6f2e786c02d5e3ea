import { useTranslation } from 'react-i18next';
import { Money } from '../../ui/text/money';
import '../../ui/list/plain-table.css';

interface Props {
  value: { gross: number; yield: number; iof: number; incomeTax: number; net: number };
}

/** From gross to net: integer cents. */
export function TaxTable({ value }: Props) {
  const { t } = useTranslation('investments');
  return (
    <table className="plain-table">
      <caption className="sr-only">{t('grossToNet')}</caption>
      <tbody>
        {(['gross', 'yield', 'iof', 'incomeTax', 'net'] as const).map((key) => (
          <tr key={key}>
            <th scope="row">{t(key)}</th>
            <td className="right">
              <Money cents={value[key]} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
