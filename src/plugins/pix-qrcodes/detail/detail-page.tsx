import { useTranslation } from 'react-i18next';
import { useRecord } from '../../../data/use-record';
import { pixQrcodes } from '../../../resources/pix-qrcodes';
import { byId } from '../../../ui/page/by-id';
import { DetailPage, DetailSection } from '../../../ui/page/detail-page';
import { RouteLink } from '../../../ui/page/routing';
import { Facts } from '../../../ui/text/facts';
import { formatInstant, formatMoney } from '../../../ui/text/format';
import { keyText } from '../parts/key-text';
import { CodeState } from '../parts/state';
import { CodeCard } from './code-card';

export default byId(CodePage);

/** A code to show, copy or send; the open page says when it is paid. */
function CodePage({ id }: { id: number }) {
  const { t } = useTranslation('pix-qrcodes');
  const { record: code, ...query } = useRecord(pixQrcodes, id);
  const title = !code
    ? t('detail.title')
    : code.amount
      ? t('detail.of', { amount: formatMoney(code.amount) })
      : t('detail.free');
  return (
    <DetailPage
      title={title}
      status={code && <CodeState code={code} />}
      actions={<RouteLink name="pix:qrcode">{t('detail.new')}</RouteLink>}
      query={query}
    >
      {code && (
        <>
          <CodeCard code={code} />
          <DetailSection title={t('detail.data')}>
            <Facts
              facts={[
                { label: t('detail.kind'), value: t(`kind.${code.kind}`) },
                { label: t('detail.key'), value: keyText(code), copy: keyText(code) },
                { label: t('detail.description'), value: code.description },
                {
                  label: t('detail.expires'),
                  value: code.expires_at ? formatInstant(code.expires_at) : t('detail.never'),
                },
                { label: t('detail.created'), value: formatInstant(code.created_at) },
                { label: t('detail.txid'), value: code.txid, copy: code.txid },
                {
                  label: t('detail.total'),
                  value: `${formatMoney(code.received.amount)} · ${t('detail.count', { count: code.received.count })}`,
                },
              ]}
            />
          </DetailSection>
        </>
      )}
    </DetailPage>
  );
}
