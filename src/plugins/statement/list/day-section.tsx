import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { StatementLine } from '@balcao/contract/statement';
import { usePathOf } from '../../../ui/page/routing';
import { formatDay, formatMoney } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import type { DayOfLines } from './days';

const named = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const time = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit', timeZone: 'America/Sao_Paulo' });

/** One day of the statement: its closing balance, and each line with the balance after it. */
export function DaySection({ day }: { day: DayOfLines }) {
  const { t } = useTranslation('statement');
  const date = named.format(new Date(`${day.day}T00:00:00Z`));
  return (
    <section className="statement-day" aria-label={date}>
      <header>
        <h2>{date}</h2>
        <span className="soft statement-moved num">
          {t('list.dayMoved', { in: formatMoney(day.in), out: formatMoney(Math.abs(day.out)) })}
        </span>
        <span className="statement-closing num">
          <span className="soft">{t('list.dayBalance')}</span> <Money cents={day.balance} />
        </span>
      </header>
      <ul>
        {day.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}

/** Lines that are in no order of days: each says its own. */
export function PlainLines({ lines }: { lines: StatementLine[] }) {
  return (
    <div className="statement-day is-plain">
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} isDated />
        ))}
      </ul>
    </div>
  );
}

function Line({ line, isDated = false }: { line: StatementLine; isDated?: boolean }) {
  const { t } = useTranslation('statement');
  const pathOf = usePathOf();
  return (
    <li>
      <Link to={pathOf('statement:releases-detail', { id: line.id }) ?? ''} className="statement-line">
        <time dateTime={line.at} className="faint num">
          {isDated ? formatDay(line.day) : time.format(new Date(line.at))}
        </time>
        <span className="statement-what" title={line.description}>
          {line.description}
        </span>
        <span className="soft statement-type">{line.typeLabel}</span>
        {line.gross !== null && line.fee !== null && (
          <span className="faint num statement-fee">
            {t(line.fee > 0 ? 'list.lessFee' : 'list.withFee', {
              gross: formatMoney(Math.abs(line.gross)),
              fee: formatMoney(Math.abs(line.fee)),
            })}
          </span>
        )}
        <span className={`num statement-value ${line.value > 0 ? 'statement-in' : ''}`}>
          <Money cents={line.value} signed />
        </span>
        <span className="faint num statement-after">
          <span className="sr-only">{t('list.balanceAfter', { value: formatMoney(line.balance) })}</span>
          <span aria-hidden="true">
            <Money cents={line.balance} />
          </span>
        </span>
      </Link>
    </li>
  );
}
