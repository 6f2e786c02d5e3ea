import { Navigate } from 'react-router';
import { usePathOf } from '../../../ui/page/routing';

/** '/pix' leads to the page that pays by Pix (AREAS-2-pix-1). */
export default function ToPay() {
  return <Navigate to={usePathOf()('pix:do-pix') ?? '/'} replace />;
}
