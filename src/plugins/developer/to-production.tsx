import { Navigate } from 'react-router';
import { useIdParam, usePathOf } from '../../ui/page/routing';

/** An application opens with its production environment. */
export default function ToProduction() {
  const id = useIdParam();
  const pathOf = usePathOf();
  return <Navigate to={(id && pathOf('api:applications:production', { id })) || '/404'} replace />;
}
