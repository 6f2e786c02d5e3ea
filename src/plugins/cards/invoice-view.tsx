import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useCall } from '../../data/use-call';
import { useFile } from '../../data/use-file';
import { RowActions } from '../../ui/action/row-actions';
import { DetailPage, DetailSection } from '../../ui/page/detail-page';
import { usePathOf } from '../../ui/page/routing';
import { Facts } from '../../ui/text/facts';
import { usePages } from '../../ui/list/use-pages';
import { formatDay, formatMoney } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import { FinancingTable } from './financing-table';
import { InvoiceStatus, shownPeriod, statusWord } from './invoice-status';
import { LinesTable } from './lines-table';
import './cards.css';

/** One invoice: its total first, then the ways to pay it, then its lines (domain-next.md 4). */
export function InvoiceView({ period }: { period: string }) {
  const { t } = useTranslation('cards');
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const { data, ...query } = useCall('GET /card-invoices/{period}', { params: { period } }, { topic: 'cards' });
  const pdf = useFile('GET /card-invoices/{period}/pdf');
  const csv = useFile('GET /card-invoices/{period}/csv');
  const invoice = data?.invoice;
  const savePdf = () => void pdf.download({ params: { period } }, `fatura-${period}.pdf`);
  const go = (name: 'cards-pay' | 'cards-finance') => () =>
    void navigate(pathOf(name, { invoiceStatus: statusWord(invoice!.state), period })!);
  return (
    <DetailPage
      title={t('invoice.of', { period: shownPeriod(period) })}
      status={invoice && <InvoiceStatus state={invoice.state} />}
      lead={
        invoice && (
          <>
            <Money cents={invoice.total} big />{' '}
            {t('invoice.due', { day: formatDay(invoice.dueOn), limit: formatMoney(data.creditLimit) })}
          </>
        )
      }
      actions={
        invoice && (
          <>
            {invoice.payable > 0 && (
              <Button type="primary" onClick={go('cards-pay')}>
                {t('pay.title')}
              </Button>
            )}
            {data.financing.length > 0 && <Button onClick={go('cards-finance')}>{t('finance.title')}</Button>}
            {invoice.payable === 0 && (
              <Button loading={pdf.isRunning} onClick={savePdf}>
                {t('invoice.pdf')}
              </Button>
            )}
            <RowActions
              of={t('invoice.of', { period: shownPeriod(period) })}
              actions={[
                ...(invoice.payable > 0 ? [{ key: 'pdf', label: t('invoice.pdf'), onClick: savePdf }] : []),
                {
                  key: 'csv',
                  label: t('invoice.csv'),
                  onClick: () => void csv.download({ params: { period } }, `fatura-${period}.csv`),
                },
              ]}
            />
          </>
        )
      }
      query={query}
      gone={{ title: t('invoice.gone') }}
    >
      {data && invoice && (
        <>
          <DetailSection title={t('invoice.summary')}>
            <Facts
              facts={[
                { label: t('invoice.payable'), value: formatMoney(invoice.payable) },
                { label: t('invoice.paid'), value: formatMoney(invoice.paid) },
                { label: t('invoice.closes'), value: formatDay(invoice.closesOn) },
                ...(invoice.state === 'open'
                  ? []
                  : [{ label: t('invoice.nextClosing'), value: formatDay(data.nextClosing) }]),
                ...data.sums.map(({ kind, amount }) => ({
                  label: t('invoice.sumOf', { kind: t(`line.kinds.${kind}`) }),
                  value: formatMoney(amount),
                })),
              ]}
            />
            {data.billet && <p>{t('invoice.billet', { line: data.billet.line, day: formatDay(data.billet.dueOn) })}</p>}
          </DetailSection>
          {data.financing.length > 0 && (
            <DetailSection title={t('finance.options')}>
              <FinancingTable options={data.financing} />
            </DetailSection>
          )}
          <Lines period={period} />
          {data.toCome.length > 0 && (
            <DetailSection title={t('invoice.toCome')}>
              <Facts
                facts={data.toCome.map((one) => ({ label: shownPeriod(one.period), value: formatMoney(one.amount) }))}
              />
            </DetailSection>
          )}
        </>
      )}
    </DetailPage>
  );
}

function Lines({ period }: { period: string }) {
  const { t } = useTranslation('cards');
  const [text, setText] = useState('');
  const pages = usePages({ text });
  const { data } = useCall(
    'POST /card-invoices/{period}/transactions',
    { params: { period }, body: { page: pages.page, size: pages.pageSize, ...(text && { text }) } },
    { topic: 'cards' },
  );
  return (
    <DetailSection title={t('invoice.lines')}>
      <div className="card-tools">
        <Input.Search
          aria-label={t('line.search')}
          placeholder={t('line.search')}
          allowClear
          enterButton={t('line.find')}
          onSearch={(typed) => setText(typed.trim())}
        />
      </div>
      <LinesTable
        label={t('invoice.lines')}
        lines={data?.items}
        total={data?.total ?? 0}
        pages={pages}
        empty={t(text ? 'line.noneFound' : 'line.none')}
      />
    </DetailSection>
  );
}
