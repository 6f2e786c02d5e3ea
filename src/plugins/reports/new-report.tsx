import { Form } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  REPORT_COLUMNS,
  REPORT_TYPES,
  type ReportColumn,
  type ReportType,
} from '@balcao/contract/shared/report-columns';
import { isDay } from '@balcao/contract/shared/day';
import { useAction, useCall } from '../../data/use-call';
import { ChecksField } from '../../ui/form/checks-field';
import { ChoiceField } from '../../ui/form/choice-field';
import { DateField } from '../../ui/form/date-field';
import { rules } from '../../ui/form/rules';
import { FormPage } from '../../ui/page/form-page';
import { usePathOf } from '../../ui/page/routing';
import { formatMoney } from '../../ui/text/format';
import { useToday } from '../../ui/text/use-today';
import '../../kits/charging/issue/issue.css';

interface Values {
  type: ReportType;
  from: string;
  to: string;
  columns: ReportColumn[];
  format: 'xlsx' | 'csv';
}

/** Type, period, columns and format of a report (AREAS-2-receive-3). */
export default function NewReport() {
  const { t } = useTranslation('reports');
  const [form] = Form.useForm<Values>();
  const today = useToday();
  const { run } = useAction('POST /reports', { invalidates: ['reports'], quiet: true });
  const navigate = useNavigate();
  const path = usePathOf()('reports-receipt')!;
  const created = useRef<number>(undefined);
  const initial: Partial<Values> = {
    type: 'received',
    from: `${today.slice(0, 8)}01`,
    to: today,
    columns: [...REPORT_COLUMNS],
    format: 'xlsx',
  };
  return (
    <FormPage<Values>
      title={t('new.title')}
      lead={t('new.lead')}
      submit={t('new.submit')}
      back
      form={form}
      initial={initial}
      onSubmit={async (body) => {
        created.current = (await run({ body })).id;
      }}
      onDone={() => created.current && void navigate(`${path}?id=${created.current}`)}
    >
      <Form.Item name="type" required label={t('column.type')}>
        <ChoiceField options={REPORT_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))} />
      </Form.Item>
      <div className="fields-two">
        <Form.Item name="from" label={t('new.from')} rules={[rules.chosen(), rules.day()]}>
          <DateField />
        </Form.Item>
        <Form.Item name="to" label={t('new.to')} rules={[rules.chosen(), rules.day()]}>
          <DateField />
        </Form.Item>
      </div>
      <Form.Item noStyle dependencies={['type', 'from', 'to']}>
        {({ getFieldsValue }) => <Holds {...(getFieldsValue(true) as Values)} />}
      </Form.Item>
      <Form.Item
        name="columns"
        required
        label={t('new.columns')}
        rules={[
          {
            validator: (_: unknown, chosen: ReportColumn[] = []) =>
              chosen.length > 0 ? Promise.resolve() : Promise.reject(new Error(t('new.columnsRequired'))),
          },
        ]}
      >
        <ChecksField options={REPORT_COLUMNS.map((value) => ({ value, label: t(`columns.${value}`) }))} />
      </Form.Item>
      <Form.Item name="format" required label={t('new.format')}>
        <ChoiceField
          options={[
            { value: 'xlsx', label: t('new.xlsx') },
            { value: 'csv', label: t('new.csv') },
          ]}
        />
      </Form.Item>
    </FormPage>
  );
}

/** Number and value of the charges that the report will have, updated as the form is filled in. */
function Holds({ type, from, to }: Pick<Values, 'type' | 'from' | 'to'>) {
  const { t } = useTranslation('reports');
  const isPeriod = isDay(from) && isDay(to) && from <= to;
  const { data } = useCall(
    'GET /reports/{type}',
    { params: { type }, query: { period: `${from},${to}` } },
    { enabled: isPeriod },
  );
  return (
    <p className="soft" role="status">
      {isPeriod && data && t('new.holds', { count: data.count, value: formatMoney(data.value) })}
    </p>
  );
}
