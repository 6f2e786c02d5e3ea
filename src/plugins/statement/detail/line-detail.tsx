import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import type { StatementDetail } from '@balcao/contract/statement';
import { useCall } from '../../../data/use-call';
import { PermissionButton } from '../../../ui/action/permission-button';
import { DetailPage, DetailSection } from '../../../ui/page/detail-page';
import { RouteLink, usePathOf } from '../../../ui/page/routing';
import { Facts } from '../../../ui/text/facts';
import { DocumentText } from '../../../ui/text/document-text';
import { formatInstant, formatMoney } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { OriginButton } from '../parts/origin-button';
import { useOriginPath } from '../parts/use-origin-path';
import { useLineId } from '../parts/use-line-id';
import { SidePanel } from '../../../ui/page/side-panel';

/** One line of the statement (AREAS-2-statement-2, AREAS-2-3). */
export default function LineDetail() {
  const id = useLineId();
  return id ? <OneLine id={id} /> : <Navigate to="/404" replace />;
}

function OneLine({ id }: { id: number }) {
  const { t } = useTranslation('statement');
  const { data: line, ...query } = useCall('GET /statement/{id}', { params: { id } });
  return (
    <DetailPage
      title={line ? `${line.description} · ${formatMoney(Math.abs(line.value))}` : t('detail.title')}
      lead={line && t(line.value > 0 ? 'detail.in' : 'detail.out')}
      actions={
        line && (
          <>
            {line.origin && <OriginButton origin={line.origin} isOut={line.value < 0} />}
            {(line.returnable || line.returnAt) && <ReturnButton id={id} at={line.returnAt} />}
          </>
        )
      }
      query={query}
      aside={<AboutLine />}
      gone={{ title: t('detail.gone'), text: t('detail.goneText') }}
    >
      {line && <LineFacts line={line} />}
    </DetailPage>
  );
}

function AboutLine() {
  const { t } = useTranslation('statement');
  return (
    <SidePanel
      title={t('detail.about')}
      points={[t('detail.unknown')]}
      links={[
        <RouteLink name="open-ticket">{t('detail.open')}</RouteLink>,
        <RouteLink name="statement:new-statement-export">{t('detail.export')}</RouteLink>,
      ]}
    />
  );
}

function ReturnButton({ id, at }: { id: number; at: StatementDetail['returnAt'] }) {
  const { t } = useTranslation('statement');
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const elsewhere = useOriginPath();
  const to = (at && elsewhere(at)) ?? pathOf('statement:return', { id }) ?? '';
  return (
    <PermissionButton permission={at ? 'pix:do-pix' : 'statement'} onClick={() => void navigate(to)}>
      {t('detail.return')}
    </PermissionButton>
  );
}

function LineFacts({ line }: { line: StatementDetail }) {
  const { t } = useTranslation('statement');
  const { counterpart, pixKey, gross, fee } = line;
  return (
    <DetailSection title={t('detail.facts')}>
      <Facts
        facts={[
          { label: t('detail.at'), value: formatInstant(line.at) },
          { label: t('detail.type'), value: line.typeLabel },
          { label: t('detail.description'), value: line.description, wide: true },
          ...(gross === null || fee === null
            ? []
            : [
                { label: t('detail.gross'), value: <Money cents={gross} /> },
                { label: t(fee > 0 ? 'detail.fee' : 'detail.feeBack'), value: <Money cents={Math.abs(fee)} /> },
                { label: t('detail.net'), value: <Money cents={line.value} /> },
              ]),
          { label: t('detail.balance'), value: <Money cents={line.balance} /> },
          { label: t('detail.protocol'), value: line.protocol, copy: line.protocol },
          ...(counterpart ? [{ label: t('detail.counterpart'), value: counterpart.name }] : []),
          ...(counterpart?.document
            ? [{ label: t('detail.document'), value: <DocumentText value={counterpart.document} /> }]
            : []),
          ...(pixKey ? [{ label: t('detail.pixKey'), value: pixKey, copy: pixKey }] : []),
        ]}
      />
    </DetailSection>
  );
}
