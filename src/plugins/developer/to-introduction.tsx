import { Navigate } from 'react-router';
import { usePathOf } from '../../ui/page/routing';

/** AREAS-2-partnership-and-api-2. */
export default function ToIntroduction() {
  return <Navigate to={usePathOf()('api:introduction') ?? '/'} replace />;
}
