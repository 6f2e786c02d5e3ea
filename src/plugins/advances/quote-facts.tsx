import { useTranslation } from 'react-i18next';
import type { AdvanceQuote } from '@balcao/contract/advances';
import { formatDay, formatMoney } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import { formatPercent } from '../../ui/text/percent';
import { ReviewSummary } from '../../ui/text/review-summary';
import '../../ui/list/plain-table.css';
import './advances.css';

/** What a contract brings and costs, beside waiting; and its billets. */
export function QuoteFacts({ quote, isShort = false }: { quote: AdvanceQuote; isShort?: boolean }) {
  const { t } = useTranslation('advances');
  const { gross, discount, iof, isSimples, fee, net, monthlyRate, cetMonthly, cetYearly, day, isToday, forecast } =
    quote;
  const lowest = ({ balance, day: at }: AdvanceQuote['forecast']['wait']) =>
    t('quote.lowest', { value: formatMoney(balance), day: formatDay(at) });
  return (
    <>
      <ReviewSummary
        title={t('quote.title')}
        amount={{ label: t('net'), cents: net }}
        lines={[
          { label: t('gross'), value: <Money cents={gross} /> },
          { label: t('discount'), value: <Money cents={-discount} /> },
          { label: t('iof'), value: <Money cents={-iof} /> },
          ...(isSimples ? [{ label: t('simples.title'), value: t('simples.declared') }] : []),
          { label: t('fee'), value: <Money cents={-fee} /> },
          { label: t('rate'), value: t('monthly', { rate: formatPercent(monthlyRate) }) },
          {
            label: t('cet'),
            value: t('quote.cet', { monthly: formatPercent(cetMonthly), yearly: formatPercent(cetYearly) }),
          },
        ]}
        note={t(isToday ? 'quote.today' : 'quote.later', { day: formatDay(day) })}
      />
      {!isShort && (
        <>
          <section className="card beside" aria-label={t('quote.beside')}>
            <div>
              <h3>{t('quote.advance')}</h3>
              <p>{t('quote.advanceSaid', { net: formatMoney(net) })}</p>
              <p className="soft">{lowest(forecast.advance)}</p>
            </div>
            <div>
              <h3>{t('quote.wait')}</h3>
              <p>{t('quote.waitSaid', { saved: formatMoney(gross - net) })}</p>
              <p className="soft">{lowest(forecast.wait)}</p>
            </div>
          </section>
          <QuotedBillets quote={quote} />
        </>
      )}
    </>
  );
}

function QuotedBillets({ quote: { items } }: { quote: AdvanceQuote }) {
  const { t } = useTranslation('advances');
  return (
    <section className="card">
      <table className="plain-table plain-lines">
        <caption className="sr-only">{t('items.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('customer')}</th>
            <th scope="col">{t('due')}</th>
            <th scope="col" className="right">
              {t('value')}
            </th>
            <th scope="col" className="right">
              {t('net')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((one) => (
            <tr key={one.id}>
              <td>{one.customer_name}</td>
              <td className="num">{formatDay(one.due)}</td>
              <td className="right" data-label={t('value')}>
                <Money cents={one.value} />
              </td>
              <td className="right" data-label={t('net')}>
                <Money cents={one.net} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
