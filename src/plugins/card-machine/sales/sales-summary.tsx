import { useTranslation } from 'react-i18next';
import type { Body } from '@balcao/contract/core/registry';
import { useCall } from '../../../data/use-call';
import { SummaryStrip } from '../../../ui/page/list-page';
import { Money } from '../../../ui/text/money';

type Filter = Partial<Omit<Body<'POST /pos/sales/search'>, 'page' | 'size' | 'order' | 'asc'>>;

/** The list's filter by the names that the summary takes. */
function queryOf({ text, sold, modalities, brands, operationTypes }: Filter) {
  const listed = (words?: readonly string[]) => (words?.length ? words.join(',') : undefined);
  return {
    search: text,
    startDate: sold?.from,
    endDate: sold?.to,
    modalities: listed(modalities),
    brands: listed(brands),
    operationTypes: listed(operationTypes),
  };
}

const isAsked = ([, value]: [string, unknown]) => value !== undefined;

/** What the filter sold by credit, debit and Pix (AREAS-3-card-machine-4); of a machine or a state alone there is none. */
export function SalesSummary({ body }: { body: Filter }) {
  const { t } = useTranslation('card-machine');
  const isWhole = !body.machines?.length && body.state === undefined;
  const { data } = useCall(
    'GET /pos/reports/sales',
    { query: Object.fromEntries(Object.entries(queryOf(body)).filter(isAsked)) },
    { topic: 'card-machine', enabled: isWhole },
  );
  if (!isWhole || !data) return null;
  return (
    <SummaryStrip
      label={t('summary.title')}
      items={[
        {
          key: 'all',
          label: t('summary.all'),
          value: <Money cents={data.amount} />,
          detail: t('summary.count', { count: data.count }),
        },
        ...data.types.map(({ type, amount, count, brands }) => ({
          key: type,
          label: t(`modality.${type}`),
          value: <Money cents={amount} />,
          detail: [t('summary.count', { count }), ...brands.map(({ brand }) => t(`brand.${brand}`))].join(' · '),
        })),
        {
          key: 'net',
          label: t('net'),
          value: <Money cents={data.net} />,
          detail: t('summary.without'),
        },
      ]}
    />
  );
}
