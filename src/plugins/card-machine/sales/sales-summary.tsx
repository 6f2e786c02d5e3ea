import { useTranslation } from 'react-i18next';
import type { SUMMARY_TYPES } from '@balcao/contract/card-machine/shapes';
import type { Body } from '@balcao/contract/core/registry';
import { useCall } from '../../../data/use-call';
import type { ListTable } from '../../../data/use-list-table';
import type { FiltersOf, OrderOf, RowOf } from '../../../define-resource';
import type { machineSales } from '../../../resources/card-machine';
import { SummaryStrip } from '../../../ui/page/list-page';
import { Money } from '../../../ui/text/money';

type Of = typeof machineSales;
type Table = ListTable<RowOf<Of>, OrderOf<Of>, FiltersOf<Of>>;
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

type Type = (typeof SUMMARY_TYPES)[number];

/**
 * What the filter sold by credit, debit and Pix (AREAS-3-card-machine-4): each is a switch of its filter, and one alone shows its
 * brands. Of a machine or a state alone there is none.
 */
export function SalesSummary({ table }: { table: Table }) {
  const { t } = useTranslation('card-machine');
  const { body } = table;
  const isWhole = !body.machines?.length && body.state === undefined;
  const { data } = useCall(
    'GET /pos/reports/sales',
    { query: Object.fromEntries(Object.entries(queryOf(body)).filter(isAsked)) },
    { topic: 'card-machine', enabled: isWhole },
  );
  if (!isWhole || !data) return null;
  const only = body.modalities?.length === 1 ? body.modalities[0] : undefined;
  const press = (type: Type) => table.setFilter('modalities', only === type ? [] : [type]);
  const item = (key: string, label: string, { amount, count }: { amount: number; count: number }) => ({
    key,
    label,
    value: <Money cents={amount} />,
    detail: t('summary.count', { count }),
  });
  const types = data.types.filter(({ type }) => only === undefined || only === type);
  return (
    <SummaryStrip
      label={t('summary.title')}
      items={[
        ...(only ? [] : [item('all', t('summary.all'), data)]),
        ...types.flatMap(({ type, brands, ...sums }) => [
          { ...item(type, t(`modality.${type}`), sums), pressed: only === type, onPress: () => press(type) },
          ...(only ? brands.map(({ brand, ...of }) => item(brand, t(`brand.${brand}`), of)) : []),
        ]),
        { key: 'net', label: t('net'), value: <Money cents={data.net} />, detail: t('summary.without') },
      ]}
    />
  );
}
