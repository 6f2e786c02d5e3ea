import { Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/text/format';

interface Props {
  /** Integer cents of credit that bear the lower IOF. */
  limit: number;
  value: boolean;
  onChange: (value: boolean) => void;
  /** The credit passes the limit, so that the declaration changes nothing. */
  isOver?: boolean;
}

/** Declares that the company is in Simples Nacional, which lowers the IOF of a loan. */
export default function SimplesField({ limit, value, onChange, isOver = false }: Props) {
  const { t } = useTranslation('advances');
  return (
    <Form.Item extra={t(isOver ? 'simples.over' : 'simples.limit', { value: formatMoney(limit) })}>
      <Checkbox checked={value} onChange={({ target }) => onChange(target.checked)}>
        {t('simples.declare')}
      </Checkbox>
    </Form.Item>
  );
}
