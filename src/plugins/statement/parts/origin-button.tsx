import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOriginPath, type Origin } from './use-origin-path';

/** Leads to the charge or operation that caused a line; hidden where no installed area shows it. */
export function OriginButton({ origin, isOut = false }: { origin: Origin; isOut?: boolean }) {
  const { t } = useTranslation('statement');
  const navigate = useNavigate();
  const to = useOriginPath()(origin);
  return to ? (
    <Button type="primary" onClick={() => void navigate(to)}>
      {t(isOut ? 'detail.operation' : 'detail.origin')}
    </Button>
  ) : null;
}
