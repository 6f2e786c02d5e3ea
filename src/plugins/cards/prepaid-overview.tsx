import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import type { Card } from '@balcao/contract/cards/shapes';
import { mayActivate, mayResend } from '@balcao/contract/shared/card-status';
import { isDay } from '@balcao/contract/shared/day';
import { useCall } from '../../data/use-call';
import { LinkButton } from '../../ui/action/link-button';
import { usePages } from '../../ui/list/use-pages';
import { SummaryStrip } from '../../ui/page/list-page';
import { DetailPage, DetailSection } from '../../ui/page/detail-page';
import { usePathOf } from '../../ui/page/routing';
import { StatusTag } from '../../ui/text/status-tag';
import { DateField } from '../../ui/form/date-field';
import { formatMoney } from '../../ui/text/format';
import { CardFace } from './card-face';
import { CardList } from './card-list';
import { CardsWait } from './cards-wait';
import { LinesTable } from './lines-table';
import { Switches } from './switches';
import { activeOf, comingOf, useCards } from './use-cards';
import './cards.css';

/** The prepaid card: balance, recharge and discharge, and what it did. */
export default function PrepaidOverview() {
  const { t } = useTranslation('cards');
  const pathOf = usePathOf();
  const { data } = useCards();
  const [card] = activeOf(data, 'prepaid');
  const coming = comingOf(data, 'prepaid');
  if (card) return <Prepaid card={card} />;
  if (coming) return <Coming card={coming} />;
  if (data) return <Navigate to={pathOf('cards-prepaid-request')!} replace />;
  return <CardsWait title={t('prepaid.title')} />;
}

function Coming({ card }: { card: Card }) {
  const { t } = useTranslation('cards');
  const navigate = useNavigate();
  const pathOf = usePathOf();
  return (
    <DetailPage
      title={t('prepaid.title')}
      status={<StatusTag tone="wait">{t(`status.${card.statusId}` as 'status.5')}</StatusTag>}
      lead={t('prepaid.coming')}
      actions={
        mayActivate(card.statusId) ? (
          <Button type="primary" onClick={() => void navigate(pathOf('cards-prepaid-activate')!)}>
            {t('activate.title')}
          </Button>
        ) : (
          mayResend(card.statusId) && (
            <LinkButton type="primary" to={pathOf('cards-prepaid-address')!}>
              {t('address.title')}
            </LinkButton>
          )
        )
      }
    >
      <CardFace name={card.name} digits={card.lastDigits} kind="prepaid" isOff />
    </DetailPage>
  );
}

function Prepaid({ card }: { card: Card }) {
  const { t } = useTranslation('cards');
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const { data, ...query } = useCall('GET /prepaid-card/{id}/balance', { params: { id: card.id } }, { topic: 'cards' });
  return (
    <DetailPage
      title={t('prepaid.title')}
      query={query}
      aside={<Switches cards={[card]} />}
      actions={
        <>
          <Button type="primary" onClick={() => void navigate(pathOf('cards-recharge')!)}>
            {t('prepaid.recharge')}
          </Button>
          <Button onClick={() => void navigate(pathOf('cards-discharge')!)}>{t('prepaid.discharge')}</Button>
        </>
      }
    >
      {data && (
        <SummaryStrip
          label={t('prepaid.summary')}
          items={[
            { key: 'balance', label: t('prepaid.balance'), value: formatMoney(data.balance) },
            { key: 'available', label: t('prepaid.available'), value: formatMoney(data.available) },
            { key: 'account', label: t('prepaid.account'), value: formatMoney(data.account) },
          ]}
        />
      )}
      <CardList cards={[card]} type="prepaid" />
      <History id={card.id} />
    </DetailPage>
  );
}

function History({ id }: { id: number }) {
  const { t } = useTranslation('cards');
  const [filter, setFilter] = useState<{ freeTextSearch?: string; startDate?: string; finalDate?: string }>({});
  const pages = usePages(filter);
  const set = (more: typeof filter) =>
    setFilter(Object.fromEntries(Object.entries({ ...filter, ...more }).filter(([, value]) => value)));
  const { startDate, finalDate, ...rest } = filter;
  // a day that is typed wrong narrows nothing
  const days = {
    ...(startDate && isDay(startDate) && { startDate }),
    ...(finalDate && isDay(finalDate) && { finalDate }),
  };
  const { data } = useCall(
    'GET /prepaid-card/transactions/{id}',
    { params: { id }, query: { page: pages.page, size: pages.pageSize, ...rest, ...days } },
    { topic: 'cards' },
  );
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <DetailSection title={t('prepaid.history')}>
      <div className="card-tools">
        <Input.Search
          aria-label={t('line.search')}
          placeholder={t('line.search')}
          allowClear
          enterButton={t('line.find')}
          onSearch={(typed) => set({ freeTextSearch: typed.trim() })}
        />
        <label className="card-day">
          {t('prepaid.from')}
          <DateField value={startDate ?? null} onChange={(day) => set({ startDate: day ?? '' })} />
        </label>
        <label className="card-day">
          {t('prepaid.to')}
          <DateField value={finalDate ?? null} onChange={(day) => set({ finalDate: day ?? '' })} />
        </label>
      </div>
      <LinesTable
        label={t('prepaid.history')}
        lines={data?.items}
        total={data?.total ?? 0}
        pages={pages}
        isTurned
        empty={t(isFiltered ? 'line.noneFound' : 'prepaid.none')}
      />
    </DetailSection>
  );
}
