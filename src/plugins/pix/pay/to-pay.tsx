import { Navigate } from 'react-router';
import { usePathOf } from '../../../ui/page/routing';

/** Pix begins where it is paid (AREAS-2-pix-1). */
export default function ToPay() {
  return <Navigate to={usePathOf()('pix:do-pix') ?? '/'} replace />;
}
