import { Navigate } from 'react-router';
import { usePathOf } from '../../ui/page/routing';

/** The page's old address (AREAS-2-services-1). */
export default function OldPath() {
  return <Navigate to={usePathOf()('services:recharge') ?? '/'} replace />;
}
