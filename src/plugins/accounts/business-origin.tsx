import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { usePopUpDone } from '../../ui/page/pop-up';

/** '?origin=abrir-conta-pro' opens the business-account flow, after the pop-ups of terms and presentations (SHELL-2.1-8). */
export default function BusinessOrigin() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const done = usePopUpDone();
  const settle = useEffectEvent(() => {
    if (query.get('origin') === 'abrir-conta-pro') void navigate('/abrir-conta?origem=negocio', { replace: true });
    done();
  });
  useEffect(() => settle(), []);
  return null;
}
