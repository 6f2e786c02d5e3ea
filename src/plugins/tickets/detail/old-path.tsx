import { Navigate } from 'react-router';
import { useIdParam, usePathOf } from '../../../ui/page/routing';

/** Redirects an address that tickets had earlier (SHELL-2.1-15). */
export default function OldPath() {
  const id = useIdParam();
  const pathOf = usePathOf();
  return <Navigate to={(id && pathOf('my-tickets:detail', { id })) || '/404'} replace />;
}
