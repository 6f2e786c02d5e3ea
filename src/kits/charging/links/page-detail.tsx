import type { ComponentType } from 'react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import type { PaymentPageDetail } from '@balcao/contract/links/link';
import { takesCardToo } from '@balcao/contract/shared/link-methods';
import { useCall } from '../../../data/use-call';
import { RowActions } from '../../../ui/action/row-actions';
import { DetailPage, DetailSection } from '../../../ui/page/detail-page';
import { useIdParam } from '../../../ui/page/routing';
import { Facts } from '../../../ui/text/facts';
import { formatDay, formatInstant, formatInteger, formatMoney } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { Timeline } from '../../../ui/text/timeline';
import { ChargeState } from '../detail/charge-status';
import { IdentificationSection, useIdentificationFacts } from '../detail/identification-section';
import { NoteSection } from '../detail/note-section';
import { KINDS, type PageAction, type PageKind } from './kinds';
import { PageState } from './page-state';
import { PagePreview } from './preview';
import { usePage, usePageMenu, usePagePath } from './use-pages';

interface Props {
  kind: PageKind;
  title: string;
  gone: { title: string; text: string };
  /** The one likely next step. */
  primary: PageAction;
  /** What leads payers to it. */
  Lead: ComponentType<{ page: PaymentPageDetail }>;
}

/** A link or a button, whole: how payers reach it, how it looks, what came of it. */
export function PageDetail(props: Props) {
  const id = useIdParam();
  return id ? <Loaded id={id} {...props} /> : <Navigate to="/404" replace />;
}

function Loaded({ id, kind, title, gone, primary, Lead }: Props & { id: number }) {
  const { t } = useTranslation('links');
  const { record: page, ...query } = usePage(kind, id);
  const navigate = useNavigate();
  const path = usePagePath(kind);
  const menu = usePageMenu(kind);
  const facts = useIdentificationFacts();
  if (!page) return <DetailPage title={title} query={query} gone={gone} />;
  const actions = menu(page);
  const next = actions.find(({ key }) => key === primary);
  const percent = page.views > 0 ? (page.paid / page.views) * 100 : 0;
  const conversion = percent > 0 && percent < 1 ? t('detail.fewer') : `${Math.round(percent)}%`;
  return (
    <DetailPage
      title={`${page.name} · ${formatMoney(page.value)}`}
      status={<PageState page={page} />}
      lead={t(page.expire_at ? 'detail.leadUntil' : 'detail.lead', { id, day: formatDay(page.expire_at) })}
      actions={
        <>
          {next?.to && (
            <Button type="primary" onClick={() => void navigate(next.to!)}>
              {next.label}
            </Button>
          )}
          <RowActions actions={actions.filter(({ key }) => key !== next?.key)} of={title.toLowerCase()} />
        </>
      }
      aside={
        <DetailSection title={t('detail.histories')}>
          <Timeline
            moments={page.histories
              .map(({ id: key, created_at, message, user }) => ({ key, at: created_at, text: message, detail: user }))
              .toReversed()}
          />
        </DetailSection>
      }
    >
      <Lead page={page} />
      <DetailSection title={t('detail.results')}>
        <Facts
          facts={[
            { label: t('totals.views'), value: formatInteger(page.views) },
            { label: t('totals.started'), value: formatInteger(page.started) },
            { label: t('totals.paid'), value: t('detail.paidOf', { count: page.paid, conversion }) },
            { label: t('totals.received'), value: <Money cents={page.paid_value} /> },
          ]}
        />
        <Charges kind={kind} id={id} />
      </DetailSection>
      <DetailSection title={t('preview.label')}>
        <PagePreview
          seller={page.seller}
          message={page.message}
          items={page.items}
          shipping={page.shipping}
          discount={page.discount}
          cardDiscount={takesCardToo(page.payment_method) ? page.credit_discount : undefined}
          value={page.value}
          method={page.payment_method}
          address={page.request_delivery_address}
          expire={page.expire_at}
        />
      </DetailSection>
      <NoteSection note={page.note} to={path(id, 'note')} />
      <IdentificationSection
        facts={[...facts.number(id), ...facts.createdAt(page.created_at), ...facts.tags(page.tags, path(id, 'tags'))]}
      />
    </DetailPage>
  );
}

function Charges({ kind, id }: { kind: PageKind; id: number }) {
  const { t } = useTranslation('links');
  const spec = KINDS[kind] as typeof KINDS.link;
  const { data } = useCall(spec.charges, { params: { id }, query: {} }, { topic: 'charges' });
  if (!data) return null;
  if (data.total === 0) return <p className="soft">{t('detail.noCharges')}</p>;
  return (
    <ul className="link-charges" aria-label={t('detail.charges')}>
      {data.items.map((charge) => (
        <li key={charge.id}>
          <span>{charge.customer_name}</span>
          <span className="soft num">{formatInstant(charge.paid_at ?? charge.created_at)}</span>
          <ChargeState charge={charge} />
        </li>
      ))}
    </ul>
  );
}
