import type { ComponentType } from 'react';
import { Navigate } from 'react-router';
import { useIdParam } from './routing';

/** A page about the thing whose id its address has ('…/:id'); where that is no id, the page of unknown addresses. */
export function byId(Page: ComponentType<{ id: number }>) {
  return function ById() {
    const id = useIdParam();
    return id ? <Page id={id} /> : <Navigate to="/404" replace />;
  };
}
